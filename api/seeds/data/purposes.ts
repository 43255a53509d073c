import type { PurposeGroup, PurposeSeed } from './data.types.ts';

/** Names of the groups in the order they are shown. */
export const PURPOSE_GROUPS: Readonly<Record<PurposeGroup, string>> = {
  firemni: 'Firemní',
  soukrome: 'Soukromé',
  kultura: 'Kultura a veřejné akce',
  tvorba: 'Tvorba',
  'pohyb-kurzy-prace': 'Pohyb, kurzy, práce',
};

type Row = readonly [slug: string, name: string, title: string];

const ROWS: Readonly<Record<PurposeGroup, readonly Row[]>> = {
  firemni: [
    ['konference', 'Konference', 'Konferenční prostory'],
    ['kongres', 'Kongres', 'Kongresové prostory'],
    ['skoleni', 'Školení a workshop', 'Prostory na školení a workshopy'],
    ['porada', 'Porada a jednání', 'Zasedací místnosti'],
    ['teambuilding', 'Teambuilding', 'Prostory na teambuilding'],
    ['firemni-vecirek', 'Firemní večírek', 'Prostory na firemní večírek'],
    ['vanocni-vecirek', 'Vánoční večírek', 'Prostory na vánoční večírek'],
    ['launch', 'Představení produktu', 'Prostory na představení produktu'],
    ['tiskova-konference', 'Tisková konference', 'Prostory na tiskovou konferenci'],
    ['pohovory', 'Výběrové řízení', 'Místnosti na výběrové řízení'],
    ['stream', 'Hybridní akce a stream', 'Prostory na hybridní akce a stream'],
    ['vyjezdni-zasedani', 'Výjezdní zasedání', 'Prostory na výjezdní zasedání'],
  ],
  soukrome: [
    ['svatebni-hostina', 'Svatební hostina', 'Prostory na svatbu'],
    ['svatebni-obrad', 'Svatební obřad', 'Místa pro svatební obřad'],
    ['oslava', 'Oslava narozenin', 'Prostory na oslavu'],
    ['detska-oslava', 'Dětská oslava', 'Prostory na dětskou oslavu'],
    ['rodinne-setkani', 'Rodinné setkání', 'Prostory na rodinné setkání'],
    ['sraz', 'Sraz spolužáků', 'Prostory na sraz spolužáků'],
    ['promoce', 'Oslava promoce a maturity', 'Prostory na oslavu promoce a maturity'],
    ['rozlucka', 'Rozlučka se svobodou', 'Prostory na rozlučku se svobodou'],
    ['krtiny', 'Křtiny', 'Prostory na křtiny'],
    ['smutecni-hostina', 'Smuteční hostina', 'Prostory na smuteční hostinu'],
    ['silvestr', 'Silvestr', 'Prostory na silvestra'],
  ],
  kultura: [
    ['koncert', 'Koncert', 'Koncertní sály a prostory'],
    ['divadlo', 'Divadelní představení', 'Divadelní sály'],
    ['ples', 'Ples', 'Plesové sály'],
    ['maturitni-ples', 'Maturitní ples', 'Sály na maturitní ples'],
    ['tanecni-zabava', 'Taneční zábava', 'Sály na taneční zábavu'],
    ['vystava', 'Výstava a vernisáž', 'Výstavní prostory'],
    ['prednaska', 'Přednáška a beseda', 'Přednáškové sály'],
    ['promitani', 'Promítání', 'Prostory na promítání'],
    ['festival', 'Festival', 'Prostory pro festival'],
    ['trhy', 'Trhy a jarmark', 'Prostory na trhy a jarmarky'],
    ['burza', 'Burza a bazar', 'Prostory na burzu a bazar'],
    ['shromazdeni', 'Shromáždění a bohoslužba', 'Prostory pro shromáždění'],
    ['schuze', 'Schůze spolku a SVJ', 'Místnosti na schůzi spolku a SVJ'],
    ['verejne-projednani', 'Veřejné projednání', 'Prostory pro veřejné projednání'],
  ],
  tvorba: [
    ['foceni', 'Focení', 'Prostory na focení'],
    ['nataceni', 'Natáčení', 'Prostory na natáčení'],
    ['nahravani', 'Podcast a nahrávání', 'Prostory na podcast a nahrávání'],
    ['zkouska', 'Zkouška kapely a divadla', 'Zkušebny'],
    ['dilna', 'Ateliér a dílna', 'Ateliéry a dílny'],
    ['casting', 'Casting', 'Prostory na casting'],
  ],
  'pohyb-kurzy-prace': [
    ['joga', 'Cvičení a jóga', 'Sály na cvičení a jógu'],
    ['tanec', 'Tanec', 'Taneční sály'],
    ['sport', 'Sport', 'Sportovní prostory'],
    ['krouzek', 'Dětský kroužek', 'Prostory pro dětský kroužek'],
    ['soustredeni', 'Tábor a soustředění', 'Prostory na tábor a soustředění'],
    ['vareni', 'Kurz vaření', 'Prostory na kurz vaření'],
    ['coworking', 'Coworking', 'Coworkingová místa'],
    ['denni-kancelar', 'Kancelář na den', 'Kanceláře na den'],
    ['popup', 'Pop-up obchod a showroom', 'Prostory na pop-up obchod a showroom'],
    ['kemp', 'Stanové městečko', 'Pozemky pro stanové městečko'],
  ],
};

/** Occasions in five groups; `title_phrase` is the Czech phrase titles are built from. */
export const PURPOSES: readonly PurposeSeed[] = (Object.keys(ROWS) as PurposeGroup[])
  .flatMap((group) => ROWS[group].map(([slug, name, title_phrase]) => ({ slug, name, group, title_phrase })))
  .map((purpose, index) => ({ ...purpose, sort: (index + 1) * 10 }));
