import { Button } from 'antd';
import { X } from 'lucide-react';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';

/** A filter that came with the address, and the way back to everything. */
export const OnlyChip = ({ name, onClear }: { name: string; onClear: () => void }) => (
  <Button icon={<X className="lucide" aria-hidden />} iconPlacement="end" aria-label={adminOperations.clearFilter(name)} onClick={onClear}>{name}</Button>
);

/** Number in an address; null where it is none. */
export const numberIn = (text: string): number | null => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null);
