/** Mailed codes and the steps that they bind. */
export const DEAL_CODES = { name: 'deal-code', points: 30, seconds: 600, shared: true };
