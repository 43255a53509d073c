import { formatCzk } from '../format.ts';

type Amounts = { total: number; returned: number; kept: number; deposit: number };

const describeDeposit = (deposit: number): string =>
  deposit > 0 ? ` Kauce ${formatCzk(deposit)} se vrací.` : '';

/** Texts of what a cancellation costs. */
export const cancellation = {
  title: 'Kdyby z\u00a0toho sešlo',
  /** Headings of the spans; `limit` is „so 15. 5. 2027 14:00“. */
  untilConfirmed: (limit: string): string => `do potvrzení, nejdéle do ${limit}`,
  afterConfirmed: (limit: string): string => `po potvrzení do ${limit}`,
  until: (limit: string): string => `do ${limit}`,
  from: (limit: string): string => `od ${limit}`,

  request: 'Žádost vezmete zpět bez poplatku a\u00a0nic neplatíte.',
  /** Instead of spans of time, where no price list says what is returned. */
  unknown: (isInstant: boolean): string =>
    `${isInstant ? '' : 'Do potvrzení vezmete žádost zpět a\u00a0nic neplatíte. '}Kolik se vrací potom, majitel na webu neuvádí; zeptejte se ho předem.`,
  confirmed: (amounts: Amounts): string => {
    const { total, returned, kept, deposit } = amounts;
    if (total === 0) return `Za prostor neplatíte nic.${describeDeposit(deposit)}`;
    return kept === 0
      ? `Podle ceníku se vrací celá cena, ${formatCzk(total)}.${describeDeposit(deposit)}`
      : `Podle ceníku se vrací ${formatCzk(returned)}, nevrací se ${formatCzk(kept)}.${describeDeposit(deposit)}`;
  },
  started: (amounts: Amounts): string =>
    amounts.total === 0
      ? 'Rezervaci už zrušit nejde.'
      : `Rezervaci už zrušit nejde, platí se celá cena ${formatCzk(amounts.total)}.${describeDeposit(amounts.deposit)}`,
  owner: 'Jiné podmínky platí, jen když vám je majitel sdělí dřív, než termín potvrdí.',

  /** Fact of a mail about a confirmed reservation; `limit` is its start. */
  ofConfirmed: (limit: string, amounts: Amounts | null): string => {
    if (amounts === null) return `na stránce rezervace do ${limit}, kolik se vrací, majitel neuvádí`;
    if (amounts.kept === 0 || amounts.total === 0) return `zdarma do ${limit}`;
    return `do ${limit}, nevrací se ${formatCzk(amounts.kept)}`;
  },
  ofRequest: 'do potvrzení zdarma',

  /** The same by the rental terms of the owner. */
  byTerms: (isInstant: boolean): string =>
    isInstant
      ? 'Zrušení se řídí podmínkami majitele na této stránce.'
      : 'Do potvrzení zrušíte zdarma, pak podle podmínek majitele na této stránce.',
  /** One sentence for the booking card. */
  sentence: (isInstant: boolean, amounts: Amounts | null): string => {
    if (amounts?.total === 0) return 'Za prostor ani za zrušení nic neplatíte.';
    if (amounts === null)
      return isInstant
        ? 'Podmínky zrušení majitel neuvádí, zeptejte se ho předem.'
        : 'Do potvrzení zrušíte zdarma, na další podmínky se zeptejte majitele.';
    const start = isInstant ? 'Při zrušení' : 'Do potvrzení zrušíte zdarma, pak';
    return amounts.kept === 0
      ? `${start} se cena podle ceníku vrací.`
      : `${start} se nevrací ${formatCzk(amounts.kept)}.`;
  },
} as const;
