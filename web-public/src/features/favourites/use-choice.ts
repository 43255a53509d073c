import { SELECTIONS } from '@prostora/contracts/selections.ts';
import { useSearchParams } from '@prostora/nav';

const PARAM = 'vyber';

export type Choice = {
  ids: readonly number[];
  /** Returns false when the limit of a selection is reached. */
  toggle: (id: number) => boolean;
  clear: () => void;
};

/** Spaces selected for a comparison or a vote, stored in the URL so that Back restores them. */
export function useChoice(availableIds: readonly number[]): Choice {
  const [search, setSearch] = useSearchParams();
  const ids = [...new Set((search.get(PARAM) ?? '').split(',').map(Number))]
    .filter((id) => availableIds.includes(id))
    .slice(0, SELECTIONS.spaces);
  const choose = (next: readonly number[]): void =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        if (next.length > 0) params.set(PARAM, next.join(','));
        else params.delete(PARAM);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ids,
    toggle(id) {
      const isChosen = ids.includes(id);
      if (!isChosen && ids.length >= SELECTIONS.spaces) return false;
      choose(isChosen ? ids.filter((other) => other !== id) : [...ids, id]);
      return true;
    },
    clear: () => choose([]),
  };
}
