import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { numberIn } from '../../../lib/space-numbers.ts';
import { readTimeAgain } from '../reservation-queries.ts';
import { termOf, type Term, type TermValues } from '../term.ts';

/** A single window, or a block. */
export type TimeKind = 'window' | 'block';
/** Record to create or change: `id` of an existing one, `spaceId` when known. */
export type TimeTarget = {
  kind: TimeKind;
  id: number | null;
  spaceId: number | null;
  term: Term;
  price?: number;
  reason?: string;
  reasonPublic?: boolean;
};
export type TimeValues = TermValues & {
  space_id: string;
  price_per_hour: string;
  reason: string;
  reason_public: boolean;
};

/** Saves and removes windows and blocks; invalidates schedules, also after a refusal. */
export function useTimeChange({ id, term }: Pick<TimeTarget, 'id' | 'term'>, kind: TimeKind) {
  const { availability } = useApi();
  const client = useQueryClient();
  const texts = reservations[kind];
  const send = (values: TimeValues): Promise<unknown> => {
    const span = termOf(values, term);
    const spaceId = Number(values.space_id);
    if (kind === 'block') {
      const block = { ...span, reason: values.reason.trim(), reason_public: values.reason_public };
      return id === null ? availability.block(spaceId, block) : availability.changeBlock(id, block);
    }
    const window = { ...span, price_per_hour: numberIn(values.price_per_hour) ?? 0 };
    return id === null ? availability.add(spaceId, window) : availability.change(id, window);
  };
  return {
    /** Throws the server's error. */
    save: async (values: TimeValues): Promise<void> => {
      try {
        await send(values);
        showToast(id === null ? texts.saved : texts.changed);
      } finally {
        void readTimeAgain(client);
      }
    },
    /** Resolves to null on success, otherwise to a message. */
    remove: async (): Promise<string | null> => {
      if (id === null) return null;
      try {
        await (kind === 'block' ? availability.removeBlock(id) : availability.remove(id));
        showToast(texts.removed);
        return null;
      } catch (error) {
        return failureText(error);
      } finally {
        void readTimeAgain(client);
      }
    },
  };
}
