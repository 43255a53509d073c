import { FAVOURITES } from '@prostora/contracts';
import { useSearchParams } from '@prostora/nav';

const PARAM = 'vyber';

export type Choice = {
  ids: readonly number[];
  /** Whether there was room: the fifth space is not taken. */
  toggle: (id: number) => boolean;
  clear: () => void;
};

/** Which of the spaces are to be compared; kept in the address, so that Back finds the same. */
export function useChoice(among: readonly number[]): Choice {
  const [search, setSearch] = useSearchParams();
  const ids = [...new Set((search.get(PARAM) ?? '').split(',').map(Number))]
    .filter((id) => among.includes(id))
    .slice(0, FAVOURITES.compared);
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
      if (!isChosen && ids.length >= FAVOURITES.compared) return false;
      choose(isChosen ? ids.filter((other) => other !== id) : [...ids, id]);
      return true;
    },
    clear: () => choose([]),
  };
}
