export * from './price-list.ts';
export * from './normalize.ts';
export * from './quote.ts';
