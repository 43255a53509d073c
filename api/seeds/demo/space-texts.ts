import { getLocation } from '../data/locations.ts';
import { BUILDING_KINDS } from './building-kinds.data.ts';
import type { BuildingRow } from './demo-buildings.data.ts';
import { ShuffledDeck, shuffle, createStream, type Random } from './random.ts';
import type { SpaceKind } from './space-kinds.data.ts';
import { CAPACITY_SENTENCES, CLOSINGS, IMPLIED, PRACTICAL } from './texts-practical.data.ts';
import { KIND_TEXTS } from './texts-special.data.ts';

/** Kinds without an entrance: sentences about one do not fit. */
const OUTDOOR: ReadonlySet<SpaceKind> = new Set([
  'plocha',
  'pozemek',
  'zahrada',
  'koupaliste',
  'terasa',
  'lod',
]);

const formatNumber = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/gu, ' ');

/** Subject of the texts. */
export type TextSubject = {
  key: string;
  kind: SpaceKind;
  row: BuildingRow;
  capacity: number;
  area: number;
  attributes: readonly string[];
};
export type SpaceTexts = { perex: string; description: string; implied: string[] };

/** Generates perexes and descriptions; no sentence repeats before the others of its kind were used. */
export class SpaceTextWriter {
  private readonly seed: number;
  private readonly decks = new Map<string, ShuffledDeck<string>>();
  private readonly perexes = new Set<string>();

  constructor(seed: number) {
    this.seed = seed;
  }

  write(subject: TextSubject): SpaceTexts {
    const fill = (text: string): string =>
      text
        .replaceAll('{k}', formatNumber(subject.capacity))
        .replaceAll('{m}', formatNumber(subject.area))
        .replaceAll('{v}', this.getLocative(subject.row));
    const { lead, detail } = this.drawPerex(subject.kind);
    const more = [
      this.draw(`details-${subject.kind}`, KIND_TEXTS[subject.kind].details),
      this.draw(`details-${subject.kind}`, KIND_TEXTS[subject.kind].details),
    ].filter((text) => text !== detail);
    const [second, third] = [...new Set(more)];
    const about = this.draw(
      `about-${subject.row.kind}-${subject.row.name}`,
      BUILDING_KINDS[subject.row.kind].about,
    );
    const perex = fill(`${lead} ${detail}`);
    const implied = listImpliedAttributes(fill([lead, detail, second ?? '', third ?? ''].join(' ')));
    const attributes = [...new Set([...subject.attributes, ...implied])];
    return {
      perex,
      implied,
      description: this.buildDescription({ ...subject, attributes }, fill, [second, third], about),
    };
  }

  private drawPerex(kind: SpaceKind): { lead: string; detail: string } {
    for (let attempt = 0; ; attempt += 1) {
      const lead = this.draw(`leads-${kind}`, KIND_TEXTS[kind].leads);
      const detail = this.draw(`details-${kind}`, KIND_TEXTS[kind].details);
      if (this.perexes.has(lead + detail) && attempt < 40) continue;
      this.perexes.add(lead + detail);
      return { lead, detail };
    }
  }

  private buildDescription(
    subject: TextSubject,
    fill: (text: string) => string,
    details: readonly (string | undefined)[],
    about: string,
  ): string {
    const random = createStream(this.seed, `shape-${subject.key}`);
    const size = this.draw('capacity', CAPACITY_SENTENCES);
    const [second, third] = details;
    const drawPractical = this.drawPractical(
      random,
      subject.attributes.filter((slug) => !(OUTDOOR.has(subject.kind) && slug === 'bezbarierovy-vstup')),
    );
    const closing = this.draw('closings', CLOSINGS);
    const opening = buildParagraph(
      [second, size].filter((text) => text !== undefined),
      fill,
    );
    const aboutParagraph = buildParagraph([about, ...(third ? [third] : [])], fill);
    const end = buildParagraph([...drawPractical, closing], fill);
    if (random() < 0.3) return [aboutParagraph, opening, end].join('');
    return [opening, aboutParagraph, end].join('');
  }

  private drawPractical(random: Random, attributes: readonly string[]): string[] {
    const asked = shuffle(
      random,
      attributes.filter((slug) => PRACTICAL[slug]),
    ).slice(0, 3);
    return asked.map((slug) => this.draw(`practical-${slug}`, PRACTICAL[slug] ?? []));
  }

  private draw(name: string, cards: readonly string[]): string {
    const deck = this.decks.get(name) ?? new ShuffledDeck(createStream(this.seed, `deck-${name}`), cards);
    this.decks.set(name, deck);
    return deck.draw();
  }

  /** Stored locative of the location, for villages that of the region. */
  private getLocative(row: BuildingRow): string {
    return getLocation(row.location).locative ?? '';
  }
}

const buildParagraph = (sentences: readonly string[], fill: (text: string) => string): string =>
  `<p>${fill(sentences.join(' '))}</p>`;

/** Attributes implied by a text. */
export const listImpliedAttributes = (text: string): string[] => [
  ...new Set(IMPLIED.filter(([pattern]) => pattern.test(text)).map(([, slug]) => slug)),
];
