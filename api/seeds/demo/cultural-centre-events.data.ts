/** A weekly class; weeks are counted from the current one. */
export type WeeklyClass = {
  key: string;
  room: string;
  title: string;
  teacher: string;
  /** 1 = Monday … 7 = Sunday */
  weekday: number;
  from: number;
  to: number;
  /** Share of the capacity. */
  share: number;
};
/** A single event; `request` waits for an answer, `option` is held by the manager, the others are agreed. */
export type CentreEvent = {
  room: string;
  title: string;
  week: number;
  weekday: number;
  from: number;
  to: number;
  share: number;
  state?: 'request' | 'option' | 'phone';
};

/** Weekly classes run from the previous week on. */
export const CLASS_WEEKS = 6;
export const WEEKLY_CLASSES: readonly WeeklyClass[] = [
  {
    key: 'joga',
    room: 'tanecni-sal',
    title: 'Jóga pro začátečníky',
    teacher: 'Lucie Fialová',
    weekday: 2,
    from: 17,
    to: 18,
    share: 0.5,
  },
  {
    key: 'zumba',
    room: 'tanecni-sal',
    title: 'Zumba',
    teacher: 'Monika Říhová',
    weekday: 4,
    from: 18,
    to: 20,
    share: 0.8,
  },
  {
    key: 'sbor',
    room: 'maly-sal',
    title: 'Zkouška sboru Ostrůvek',
    teacher: 'Petr Pokorný',
    weekday: 1,
    from: 17,
    to: 20,
    share: 0.4,
  },
  {
    key: 'anglictina',
    room: 'ucebna',
    title: 'Angličtina B1',
    teacher: 'Hana Vaňková',
    weekday: 3,
    from: 16,
    to: 18,
    share: 0.5,
  },
  {
    key: 'sachy',
    room: 'klubovna',
    title: 'Šachový klub',
    teacher: 'Jan Doležal',
    weekday: 4,
    from: 16,
    to: 19,
    share: 0.6,
  },
];

const event = (
  room: string,
  title: string,
  [week, weekday, from, to]: readonly [week: number, weekday: number, from: number, to: number],
  share: number,
  state?: CentreEvent['state'],
): CentreEvent => ({ room, title, week, weekday, from, to, share, ...(state && { state }) });

export const CENTRE_EVENTS: readonly CentreEvent[] = [
  event('velky-sal', 'Koncert dechového orchestru', [-1, 6, 17, 21], 0.8),
  event('velky-sal', 'Maturitní ples gymnázia', [0, 5, 18, 24], 0.95),
  event('velky-sal', 'Vánoční trhy', [0, 6, 9, 17], 0.7),
  event('velky-sal', 'Swingový večer', [1, 4, 19, 22], 0.6),
  event('velky-sal', 'Ples hasičů', [1, 5, 17, 24], 0.9),
  event('velky-sal', 'Svatba Horákovi', [1, 6, 14, 24], 0.4, 'phone'),
  event('velky-sal', 'Konference sociálních služeb', [2, 3, 9, 16], 0.7),
  event('velky-sal', 'Firemní večírek', [2, 6, 15, 24], 0.5, 'request'),
  event('velky-sal', 'Prodloužená tanečních', [3, 5, 18, 24], 0.85),
  event('velky-sal', 'Pohádka pro děti', [3, 7, 10, 13], 0.9),
  event('velky-sal', 'Svatba', [4, 6, 13, 24], 0.45, 'request'),
  event('maly-sal', 'Přednáška o zahradách', [0, 2, 9, 12], 0.5),
  event('maly-sal', 'Burza hraček', [0, 6, 10, 16], 0.6),
  event('maly-sal', 'Cestovatelská beseda', [1, 3, 18, 21], 0.8),
  event('maly-sal', 'Svatební raut Horákovi', [1, 6, 14, 20], 0.7, 'phone'),
  event('maly-sal', 'Zasedání zastupitelstva', [2, 2, 15, 19], 0.6, 'phone'),
  event('maly-sal', 'Oslava šedesátin', [2, 5, 16, 22], 0.5, 'request'),
  event('maly-sal', 'Rodinná oslava', [3, 6, 12, 18], 0.4),
  event('konferencni-sal', 'Školení bezpečnosti práce', [0, 1, 9, 15], 0.6),
  event('konferencni-sal', 'Porada ředitelů škol', [0, 4, 8, 12], 0.5, 'phone'),
  event('konferencni-sal', 'Seminář daňových poradců', [1, 2, 9, 17], 0.8),
  event('konferencni-sal', 'Workshop mladých firem', [2, 4, 13, 17], 0.5, 'request'),
  event('konferencni-sal', 'Den otevřených dveří', [3, 3, 9, 12], 0.7),
  event('zrcadlovy-salonek', 'Klub seniorů', [0, 3, 14, 17], 0.8, 'phone'),
  event('zrcadlovy-salonek', 'Svatební obřad Horákovi', [1, 6, 12, 14], 0.9, 'phone'),
  event('zrcadlovy-salonek', 'Křtiny', [2, 7, 11, 15], 0.6, 'request'),
  event('zrcadlovy-salonek', 'Degustace vín', [3, 5, 18, 22], 0.7, 'option'),
  event('modry-salonek', 'Schůze společenství vlastníků', [0, 2, 17, 20], 0.7),
  event('modry-salonek', 'Schůze zahrádkářů', [1, 4, 17, 20], 0.8, 'request'),
  event('modry-salonek', 'Autorské čtení', [3, 2, 17, 19], 0.6),
  event('foyer', 'Raut po konferenci', [2, 3, 16, 18], 0.6),
  event('foyer', 'Prodej knih', [0, 6, 9, 17], 0.3),
  event('vystavni-sin', 'Vernisáž: Kraj očima fotografů', [0, 3, 17, 20], 0.3, 'phone'),
  event('vystavni-sin', 'Komentovaná prohlídka', [1, 7, 14, 16], 0.2),
  event('vystavni-sin', 'Výtvarná dílna', [2, 1, 10, 14], 0.1),
  event('kavarna', 'Pub kvíz', [0, 5, 19, 22], 0.8, 'phone'),
  event('kavarna', 'Čtení s autorem', [1, 7, 14, 18], 0.5),
  event('kavarna', 'Jazzový večer', [3, 4, 19, 22], 0.9, 'option'),
  event('klubovna', 'Dětské narozeniny', [0, 6, 10, 14], 0.8),
  event('klubovna', 'Skautská schůzka', [1, 2, 16, 19], 0.9, 'phone'),
  event('ucebna', 'Kurz první pomoci', [0, 5, 9, 13], 0.7),
  event('ucebna', 'Školení účetních', [1, 1, 13, 17], 0.6),
  event('ucebna', 'Počítače pro seniory', [2, 2, 9, 12], 0.5, 'request'),
  event('zasedaci-mistnost', 'Pohovory', [0, 3, 9, 11], 0.3),
  event('zasedaci-mistnost', 'Jednání s architekty', [1, 3, 13, 15], 0.5, 'phone'),
  event('zasedaci-mistnost', 'Výběrové řízení', [2, 5, 10, 12], 0.6, 'request'),
  event('zasedaci-mistnost', 'Porada vedení', [3, 1, 9, 12], 0.7, 'phone'),
  event('tanecni-sal', 'Soustředění baletu', [0, 6, 9, 13], 0.6),
  event('tanecni-sal', 'Seminář flamenka', [2, 6, 10, 16], 0.5, 'request'),
];

/** Events of the next 12 June: the large hall is taken, smaller ones are free. */
export const JUNE_EVENTS: readonly Omit<CentreEvent, 'week' | 'weekday'>[] = [
  { room: 'velky-sal', title: 'Svatba Královi', from: 12, to: 22, share: 0.5, state: 'phone' },
  {
    room: 'zrcadlovy-salonek',
    title: 'Svatební obřad Královi',
    from: 11,
    to: 13,
    share: 0.9,
    state: 'phone',
  },
];

/** Events and classes that the public programme names. */
export const PUBLIC_TITLES: ReadonlySet<string> = new Set([
  'Jóga pro začátečníky',
  'Šachový klub',
  'Koncert dechového orchestru',
  'Vánoční trhy',
  'Swingový večer',
  'Ples hasičů',
  'Pohádka pro děti',
  'Burza hraček',
  'Cestovatelská beseda',
  'Zasedání zastupitelstva',
  'Den otevřených dveří',
  'Klub seniorů',
  'Autorské čtení',
  'Vernisáž: Kraj očima fotografů',
  'Komentovaná prohlídka',
  'Pub kvíz',
  'Kurz první pomoci',
]);
