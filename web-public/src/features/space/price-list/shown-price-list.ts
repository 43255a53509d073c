import type { PublicPriceList, PublicPriceListAnswer } from '@prostora/api-client';

type Tariff = PublicPriceList['tariffs'][number];
type Rule = PublicPriceList['rules'][number];

/** What the section of a space page shows of a list; the rest is not part of the document. */
export type ShownPriceList = Pick<
  PublicPriceList,
  'name' | 'valid_from' | 'valid_until' | 'vat_payer' | 'includes_vat'
> & {
  tariffs: readonly Pick<Tariff, 'code' | 'label' | 'needs_proof'>[];
  rules: readonly Pick<Rule, 'code' | 'kind' | 'text'>[];
};
export type ShownAnswer = { price_list: ShownPriceList | null; next: PublicPriceListAnswer['next'] };
/** The answer for a day with which a page begins. */
export type KnownPriceList = { day: string; answer: ShownAnswer };

export function toShownAnswer({ price_list: list, next }: PublicPriceListAnswer): ShownAnswer {
  if (!list) return { price_list: null, next };
  const { name, valid_from, valid_until, vat_payer, includes_vat, tariffs, rules } = list;
  return {
    price_list: {
      ...{ name, valid_from, valid_until, vat_payer, includes_vat },
      tariffs: tariffs.map(({ code, label, needs_proof }) => ({ code, label, needs_proof })),
      rules: rules.map(({ code, kind, text }) => ({ code, kind, text })),
    },
    next,
  };
}
