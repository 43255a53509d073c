import type { EventLayout, UsualDays } from '@prostora/contracts';
import type { TagIconName } from '@prostora/contracts/tag-icons.ts';
import type { PurposeGroup, PurposeSeed } from './data.types.ts';

/** Names of the groups in display order. */
export const PURPOSE_GROUPS: Readonly<Record<PurposeGroup, string>> = {
  firemni: 'Firemní',
  soukrome: 'Soukromé',
  kultura: 'Kultura a veřejné akce',
  tvorba: 'Tvorba',
  'pohyb-kurzy-prace': 'Pohyb, kurzy, práce',
};

type Row = readonly [slug: string, name: string, title: string, icon: TagIconName];

const ROWS: Readonly<Record<PurposeGroup, readonly Row[]>> = {
  firemni: [
    ['konference', 'Konference', 'Konferenční prostory', 'presentation'],
    ['kongres', 'Kongres', 'Kongresové prostory', 'landmark'],
    ['skoleni', 'Školení a workshop', 'Prostory na školení a workshopy', 'graduation-cap'],
    ['porada', 'Porada a jednání', 'Zasedací místnosti', 'messages-square'],
    ['teambuilding', 'Teambuilding', 'Prostory na teambuilding', 'users'],
    ['firemni-vecirek', 'Firemní večírek', 'Prostory na firemní večírek', 'party-popper'],
    ['vanocni-vecirek', 'Vánoční večírek', 'Prostory na vánoční večírek', 'snowflake'],
    ['launch', 'Představení produktu', 'Prostory na představení produktu', 'rocket'],
    ['tiskova-konference', 'Tisková konference', 'Prostory na tiskovou konferenci', 'newspaper'],
    ['pohovory', 'Výběrové řízení', 'Místnosti na výběrové řízení', 'user-check'],
    ['stream', 'Hybridní akce a stream', 'Prostory na hybridní akce a stream', 'cast'],
    ['vyjezdni-zasedani', 'Výjezdní zasedání', 'Prostory na výjezdní zasedání', 'mountain'],
  ],
  soukrome: [
    ['svatebni-hostina', 'Svatební hostina', 'Prostory na svatbu', 'utensils'],
    ['svatebni-obrad', 'Svatební obřad', 'Místa pro svatební obřad', 'gem'],
    ['oslava', 'Oslava narozenin', 'Prostory na oslavu', 'cake'],
    ['detska-oslava', 'Dětská oslava', 'Prostory na dětskou oslavu', 'balloon'],
    ['rodinne-setkani', 'Rodinné setkání', 'Prostory na rodinné setkání', 'house'],
    ['sraz', 'Sraz spolužáků', 'Prostory na sraz spolužáků', 'school'],
    ['promoce', 'Oslava promoce a maturity', 'Prostory na oslavu promoce a maturity', 'award'],
    ['rozlucka', 'Rozlučka se svobodou', 'Prostory na rozlučku se svobodou', 'wine'],
    ['krtiny', 'Křtiny', 'Prostory na křtiny', 'baby'],
    ['smutecni-hostina', 'Smuteční hostina', 'Prostory na smuteční hostinu', 'flower-2'],
    ['silvestr', 'Silvestr', 'Prostory na silvestra', 'sparkles'],
  ],
  kultura: [
    ['koncert', 'Koncert', 'Koncertní sály a prostory', 'eighth-notes'],
    ['divadlo', 'Divadelní představení', 'Divadelní sály', 'drama'],
    ['ples', 'Ples', 'Plesové sály', 'crown'],
    ['maturitni-ples', 'Maturitní ples', 'Sály na maturitní ples', 'graduation-cap'],
    ['tanecni-zabava', 'Taneční zábava', 'Sály na taneční zábavu', 'disc-3'],
    ['vystava', 'Výstava a vernisáž', 'Výstavní prostory', 'frame'],
    ['prednaska', 'Přednáška a beseda', 'Přednáškové sály', 'speech'],
    ['promitani', 'Promítání', 'Prostory na promítání', 'film'],
    ['festival', 'Festival', 'Prostory pro festival', 'tent'],
    ['trhy', 'Trhy a jarmark', 'Prostory na trhy a jarmarky', 'store'],
    ['burza', 'Burza a bazar', 'Prostory na burzu a bazar', 'tags'],
    ['shromazdeni', 'Shromáždění a bohoslužba', 'Prostory pro shromáždění', 'megaphone'],
    ['schuze', 'Schůze spolku a SVJ', 'Místnosti na schůzi spolku a SVJ', 'clipboard-list'],
    ['verejne-projednani', 'Veřejné projednání', 'Prostory pro veřejné projednání', 'message-square'],
  ],
  tvorba: [
    ['foceni', 'Focení', 'Prostory na focení', 'camera'],
    ['nataceni', 'Natáčení', 'Prostory na natáčení', 'clapperboard'],
    ['nahravani', 'Podcast a nahrávání', 'Prostory na podcast a nahrávání', 'mic-signal'],
    ['zkouska', 'Zkouška kapely a divadla', 'Zkušebny', 'guitar'],
    ['dilna', 'Ateliér a dílna', 'Ateliéry a dílny', 'hammer'],
    ['casting', 'Casting', 'Prostory na casting', 'star'],
  ],
  'pohyb-kurzy-prace': [
    ['joga', 'Cvičení a jóga', 'Sály na cvičení a jógu', 'dumbbell'],
    ['tanec', 'Tanec', 'Taneční sály', 'footprints'],
    ['sport', 'Sport', 'Sportovní prostory', 'trophy'],
    ['krouzek', 'Dětský kroužek', 'Prostory pro dětský kroužek', 'blocks'],
    ['soustredeni', 'Tábor a soustředění', 'Prostory na tábor a soustředění', 'backpack'],
    ['vareni', 'Kurz vaření', 'Prostory na kurz vaření', 'chef-hat'],
    ['coworking', 'Coworking', 'Coworkingová místa', 'laptop'],
    ['denni-kancelar', 'Kancelář na den', 'Kanceláře na den', 'briefcase-business'],
    ['popup', 'Pop-up obchod a showroom', 'Prostory na pop-up obchod a showroom', 'shopping-bag'],
    ['kemp', 'Stanové městečko', 'Pozemky pro stanové městečko', 'tent-tree'],
  ],
};

/** Hours of the day; 26 is 2:00 of the next day. */
const USUAL_HOURS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'firemni-vecirek': [18, 24],
  'vanocni-vecirek': [18, 24],
  'svatebni-hostina': [14, 26],
  oslava: [17, 24],
  sraz: [17, 24],
  rozlucka: [18, 26],
  'detska-oslava': [14, 18],
  silvestr: [19, 27],
  koncert: [19, 23],
  divadlo: [18, 22],
  ples: [19, 26],
  'maturitni-ples': [18, 26],
  'tanecni-zabava': [19, 26],
  prednaska: [17, 20],
  promitani: [18, 21],
  schuze: [17, 20],
  'verejne-projednani': [17, 20],
};

/** Layouts of purposes whose guests sit in one way; a party is asked. */
const USUAL_LAYOUTS: Readonly<Partial<Record<EventLayout, readonly string[]>>> = {
  banket: [
    'svatebni-hostina',
    'smutecni-hostina',
    'rodinne-setkani',
    'krtiny',
    'promoce',
    'sraz',
    'ples',
    'maturitni-ples',
  ],
  skolni: ['skoleni'],
  u: ['porada', 'vyjezdni-zasedani'],
  divadelni: [
    'konference',
    'kongres',
    'tiskova-konference',
    'svatebni-obrad',
    'koncert',
    'divadlo',
    'prednaska',
    'promitani',
    'shromazdeni',
    'schuze',
    'verejne-projednani',
  ],
};

const USUAL_DAYS: Readonly<Record<UsualDays, readonly string[]>> = {
  saturday: [
    'svatebni-hostina',
    'svatebni-obrad',
    'firemni-vecirek',
    'vanocni-vecirek',
    'oslava',
    'detska-oslava',
    'rodinne-setkani',
    'sraz',
    'promoce',
    'rozlucka',
    'krtiny',
    'ples',
    'maturitni-ples',
    'tanecni-zabava',
  ],
  working: ['skoleni', 'porada', 'konference', 'kongres', 'tiskova-konference', 'pohovory'],
};

/** The value whose list contains a slug. */
const findUsual = <Value extends string>(
  slugs: Readonly<Partial<Record<Value, readonly string[]>>>,
  slug: string,
): Value | null => (Object.keys(slugs) as Value[]).find((value) => slugs[value]?.includes(slug)) ?? null;

/** Purposes in five groups; `title_phrase` is the Czech phrase of titles. */
export const PURPOSES: readonly PurposeSeed[] = (Object.keys(ROWS) as PurposeGroup[])
  .flatMap((group) =>
    ROWS[group].map(([slug, name, title_phrase, icon]) => ({
      slug,
      name,
      group,
      title_phrase,
      icon,
      usual_hours: USUAL_HOURS[slug] ?? null,
      usual_layout: findUsual(USUAL_LAYOUTS, slug),
      usual_days: findUsual(USUAL_DAYS, slug),
    })),
  )
  .map((purpose, index) => ({ ...purpose, sort: (index + 1) * 10 }));
