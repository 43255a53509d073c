import type { CancelCode } from '@prostora/contracts';

/** Events of a room that recur in the year before today. */
export type YearlyEvents = {
  room: string;
  titles: readonly string[];
  /** 1 = Monday … 7 = Sunday */
  weekdays: readonly number[];
  from: number;
  to: number;
  /** Share of the capacity. */
  share: number;
  months: readonly number[];
  /** Events in a year. */
  times: number;
  /** Agreed by phone. */
  isOwn?: boolean;
};

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Months without the summer holidays. */
export const SEASON: readonly number[] = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12];
const WEDDINGS = [4, 5, 6, 7, 8, 9, 10] as const;

const events = (
  room: string,
  titles: readonly string[],
  [weekdays, from, to]: readonly [weekdays: readonly number[], from: number, to: number],
  [months, times]: readonly [months: readonly number[], times: number],
  share: number,
): YearlyEvents => ({ room, titles, weekdays, from, to, months, times, share });
const own = (yearly: YearlyEvents): YearlyEvents => ({ ...yearly, isOwn: true });

export const YEARLY_EVENTS: readonly YearlyEvents[] = [
  events(
    'velky-sal',
    ['Maturitní ples', 'Ples hasičů', 'Ples myslivců', 'Ples sportovců', 'Městský ples'],
    [[5, 6], 18, 24],
    [[1, 2, 3, 11], 12],
    0.9,
  ),
  events('velky-sal', ['Svatba'], [[6], 13, 24], [WEDDINGS, 14], 0.45),
  events(
    'velky-sal',
    ['Koncert swingového orchestru', 'Večer cimbálové muziky', 'Koncert základní umělecké školy'],
    [[4, 5], 19, 22],
    [SEASON, 12],
    0.7,
  ),
  events(
    'velky-sal',
    ['Odborná konference', 'Setkání knihoven kraje', 'Veletrh středních škol'],
    [[2, 3], 9, 17],
    [[2, 3, 4, 5, 9, 10, 11], 12],
    0.7,
  ),
  events('velky-sal', ['Pohádka pro děti', 'Divadelní představení'], [[7], 10, 13], [SEASON, 14], 0.8),
  events('velky-sal', ['Burza dětského oblečení', 'Farmářské trhy'], [[6], 9, 15], [[3, 9, 11, 12], 5], 0.6),
  events(
    'maly-sal',
    ['Cestovatelská beseda', 'Přednáška o historii města'],
    [[3], 18, 21],
    [SEASON, 16],
    0.7,
  ),
  events('maly-sal', ['Rodinná oslava', 'Oslava padesátin'], [[5, 6], 14, 22], [ALL_YEAR, 20], 0.5),
  events('maly-sal', ['Školní akademie'], [[2, 4], 9, 12], [[1, 6, 12], 5], 0.8),
  events(
    'konferencni-sal',
    ['Školení řidičů', 'Seminář účetních', 'Představení novinek', 'Školení bezpečnosti práce'],
    [[2, 3, 4], 9, 16],
    [SEASON, 34],
    0.6,
  ),
  events('konferencni-sal', ['Valná hromada', 'Sněm spolku'], [[5], 13, 17], [[3, 4, 5, 6, 10], 8], 0.7),
  events('zrcadlovy-salonek', ['Svatební obřad'], [[6], 11, 13], [WEDDINGS, 18], 0.8),
  own(events('zrcadlovy-salonek', ['Klub seniorů'], [[3], 14, 17], [SEASON, 20], 0.7)),
  events('zrcadlovy-salonek', ['Křtiny', 'Rodinný oběd'], [[7], 11, 15], [ALL_YEAR, 12], 0.6),
  events(
    'modry-salonek',
    ['Schůze společenství vlastníků', 'Schůze zahrádkářů', 'Schůze chovatelů'],
    [[2, 4], 17, 20],
    [ALL_YEAR, 30],
    0.7,
  ),
  events('modry-salonek', ['Autorské čtení'], [[3], 17, 19], [SEASON, 6], 0.6),
  events('foyer', ['Raut po konferenci', 'Přípitek po koncertu'], [[3, 5], 16, 19], [ALL_YEAR, 18], 0.6),
  events('foyer', ['Prodejní výstava květin', 'Knižní bazar'], [[6], 9, 17], [[3, 5, 9, 11, 12], 6], 0.3),
  own(events('vystavni-sin', ['Vernisáž'], [[3], 17, 20], [SEASON, 10], 0.3)),
  events(
    'vystavni-sin',
    ['Výtvarná dílna', 'Komentovaná prohlídka'],
    [[1, 4, 7], 14, 16],
    [SEASON, 16],
    0.15,
  ),
  own(
    events(
      'kavarna',
      ['Pub kvíz', 'Jazzový večer', 'Písničkářský večer'],
      [[4, 5], 19, 22],
      [ALL_YEAR, 28],
      0.8,
    ),
  ),
  events('kavarna', ['Oslava narozenin'], [[6], 15, 20], [ALL_YEAR, 14], 0.5),
  events('klubovna', ['Dětské narozeniny'], [[6, 7], 10, 14], [ALL_YEAR, 26], 0.8),
  own(events('klubovna', ['Skautská schůzka'], [[2], 16, 19], [SEASON, 26], 0.8)),
  events(
    'ucebna',
    ['Rekvalifikační kurz', 'Školení účetních', 'Kurz první pomoci'],
    [[1, 2, 5], 9, 15],
    [SEASON, 40],
    0.7,
  ),
  events(
    'zasedaci-mistnost',
    ['Porada vedení', 'Pohovory', 'Výběrové řízení', 'Jednání s architekty'],
    [[1, 2, 3, 4, 5], 9, 12],
    [ALL_YEAR, 46],
    0.6,
  ),
  events('tanecni-sal', ['Taneční soustředění', 'Seminář flamenka'], [[6], 10, 16], [SEASON, 16], 0.6),
  events('tanecni-sal', ['Firemní sportovní den'], [[5], 10, 15], [SEASON, 6], 0.5),
];

/** Reasons of refusals, as often as they occur; null = cancelled by the guest. */
export const REFUSALS: readonly (readonly [code: CancelCode | null, reason: string])[] = [
  ['taken', 'V tomto čase už máme jinou akci.'],
  ['taken', 'Sál je v tu dobu v opravě.'],
  ['taken', 'Termín jsme mezitím slíbili někomu jinému.'],
  ['price', 'Na nižší ceně jsme se nedohodli.'],
  ['price', 'Rozpočet akce na pronájem nestačí.'],
  ['capacity', 'Tolik hostů se do sálu nevejde.'],
  ['other_venue', 'Host si vybral jiný prostor.'],
  ['other_venue', 'Akce bude nakonec jinde.'],
  ['event_cancelled', 'Akce se neuskuteční.'],
  ['rules', 'Hlasitá hudba po desáté u nás není možná.'],
  ['other', 'Na akci nemáme obsluhu.'],
  [null, 'Onemocněli jsme, akci rušíme.'],
];
/** Minutes until a request was answered, as often as they occur. */
export const ANSWER_MINUTES: readonly number[] = [9, 14, 25, 38, 52, 75, 110, 160, 240, 380, 700, 1100, 1900];
