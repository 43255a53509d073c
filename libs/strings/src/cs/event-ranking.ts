import type { RankingCriterion } from '@prostora/contracts/event-ranking.ts';
import { bindSpaces, formatNumber, outOfPreposition } from '../format.ts';

type Reason = {
  readonly criterion: RankingCriterion;
  readonly points: number;
  readonly max: number;
  readonly value: number | null;
};

/** „34 z 40“, „78 ze 100“ */
const formatPoints = (points: number, max: number): string =>
  `${round(points)} ${outOfPreposition(max)} ${round(max)}`;

const round = (points: number): string => formatNumber(Math.round(points));

function describePrice(percent: number | null): string {
  if (percent === null) return 'cena dohodou';
  const difference = Math.abs(percent - 100);
  if (difference < 5) return 'obvyklá cena';
  if (percent >= 200) return 'dvojnásobek obvyklé ceny a víc';
  return `o ${difference} % ${percent < 100 ? 'pod obvyklou cenou' : 'nad obvyklou cenou'}`;
}

const DETAILS: Readonly<Record<RankingCriterion, (reason: Reason) => string | null>> = {
  capacity: ({ value }) => (value === null ? null : `zaplníte ${value} % míst`),
  layout: ({ points, max }) => (points === max ? 'nabízí ho' : 'kapacitu v něm neuvádí'),
  price: ({ value }) => describePrice(value),
  availability: ({ points, max }) =>
    points === max
      ? 'volno a otevřeno po celou dobu'
      : points === 0
        ? 'obsazeno'
        : 'zčásti na dotaz nebo obsazeno',
  distance: ({ value }) => (value === null ? null : `${formatNumber(value)} km od středu`),
  words: () => null,
  presentation: () => null,
};

/** Why the recommended order is what it is. */
export const eventRanking = {
  title: bindSpaces('Proč je to takto seřazeno'),
  lead: bindSpaces('Nahoře stojí prostory, které vaší akci sedí nejlépe. Takhle vyšly body prvním z nich:'),
  criteria: {
    capacity: 'Velikost',
    layout: 'Uspořádání',
    price: 'Cena',
    availability: 'Volno',
    distance: 'Vzdálenost',
    words: 'Vaše slova',
    presentation: 'Podrobnost nabídky',
  } satisfies Record<RankingCriterion, string>,
  points: (points: number, max: number): string => bindSpaces(formatPoints(points, max)),
  total: (points: number, max: number): string => bindSpaces(`${formatPoints(points, max)} bodů`),
  describe: (reason: Reason): string | null => {
    const detail = DETAILS[reason.criterion](reason);
    return detail && bindSpaces(detail);
  },
  note: bindSpaces(
    'Podrobnost nabídky jsou hlavně fotografie, popis a vybavení; nejvýš čtyři body z dvanácti přidá naše doporučení a tarif majitele. Při shodě bodů rozhodují také.',
  ),
} as const;
