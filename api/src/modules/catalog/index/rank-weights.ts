/** Parts of the rank of a space: it is recommended, a unit of the owner's plan, and the whole completeness. */
export const RANK_WEIGHTS = { recommended: 1_000_000, plan: 10_000, completeness: 1000 } as const;
