import { Button } from 'antd';
import { X } from 'lucide-react';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';

/** Removable chip of a filter set by the URL. */
export const FilterChip = ({
  name,
  clearLabel = adminKit.clearFilter(name),
  onClear,
}: {
  name: string;
  clearLabel?: string;
  onClear: () => void;
}) => (
  <Button
    icon={<X className="lucide" aria-hidden />}
    iconPlacement="end"
    aria-label={clearLabel}
    onClick={onClear}
  >
    {name}
  </Button>
);
