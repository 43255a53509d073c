import { formatEventTime } from '@prostora/contracts';
import { listAmbiguousWords } from './ambiguous-words.ts';
import { buildChips } from './chips.ts';
import { readDates } from './dates.ts';
import { ignoreDurations, readHours } from './hours.ts';
import * as lexicon from './lexicon.ts';
import { readMoney } from './money.ts';
import { findMilestone, ignoreAges, readPeople } from './people.ts';
import { SentenceDraft } from './sentence-draft.ts';
import type { ParsedSentence, SentenceLocation, SentenceVocabulary } from './sentence-types.ts';
import { SpellingCorrector } from './spelling.ts';
import { MAX_SENTENCE_LENGTH, tokenize, type Token } from './tokens.ts';
import {
  GENERAL_PURPOSE,
  readVocabulary,
  SILVESTER_PURPOSE,
  toReference,
  type VocabularySources,
} from './vocabulary-matches.ts';
import { buildVocabularyIndex } from './vocabulary-index.ts';
import { isClosedWord, listClosedWords, toWordKeys } from './word-keys.ts';

export type SentenceRequest = {
  readonly text: string;
  /** YYYY-MM-DD in Prague. */
  readonly today: string;
  /** Whether a folded word occurs in the text of a space; all do when missing. */
  readonly isKnownWord?: (word: string) => boolean;
};

/**
 * Grammar of a visitor's sentence over one vocabulary. Building takes about 100 ms, parsing a tenth of one:
 * keep an instance until the vocabulary changes.
 */
export class SentenceParser {
  private readonly sources: VocabularySources;
  private readonly spelling: SpellingCorrector;

  constructor(private readonly vocabulary: SentenceVocabulary) {
    const locationBySlug = new Map<string, SentenceLocation>(
      vocabulary.locations.map((one) => [one.slug, one]),
    );
    this.sources = { index: buildVocabularyIndex(vocabulary), locationBySlug };
    this.spelling = new SpellingCorrector([
      ...this.sources.index.surfaces,
      ...listClosedWords(),
      ...lexicon.SILVESTER,
      ...lexicon.LIMIT,
    ]);
  }

  parse({ text, today, isKnownWord }: SentenceRequest): ParsedSentence {
    const source = text.slice(0, MAX_SENTENCE_LENGTH);
    const tokens = tokenize(source).map((token) => this.correct(token, isKnownWord));
    const draft = new SentenceDraft(tokens, today);
    readVocabulary(draft, this.sources);
    this.readMilestone(draft);
    ignoreAges(draft);
    readDates(draft);
    readMoney(draft);
    readHours(draft);
    ignoreDurations(draft);
    readPeople(draft);
    this.nameSilvester(draft);
    return {
      ...toParsedSentence(draft, source, isKnownWord),
      ambiguous: listAmbiguousWords(draft, source, this.sources.index),
    };
  }

  private correct(token: Token, isKnownWord?: (word: string) => boolean): Token {
    const { kind, word } = token;
    const isRight =
      kind !== 'word' ||
      isClosedWord(word) ||
      lexicon.LEFT_OUT.has(word) ||
      lexicon.ORDINARY.has(word) ||
      this.sources.index.hasWord(word) ||
      isKnownWord?.(word) === true;
    const corrected = isRight ? null : this.spelling.correct(word);
    return corrected === null ? token : { ...token, word: corrected, keys: toWordKeys(corrected) };
  }

  /** A round birthday in digits („18ka“, „40tku“, „60tiny“) is a celebration where no other is named. */
  private readMilestone(draft: SentenceDraft): void {
    const at = findMilestone(draft);
    if (at === null) return;
    const celebration = this.vocabulary.purposes.find(({ slug }) => slug === GENERAL_PURPOSE);
    if (draft.values.purpose === null && celebration !== undefined)
      draft.namePurpose(toReference(celebration));
    if (draft.values.purpose?.slug === GENERAL_PURPOSE) draft.claim('purpose', '', at, at + 2);
    else draft.ignore(at, at + 2);
  }

  /** Silvestr is the purpose where no other is named. */
  private nameSilvester(draft: SentenceDraft): void {
    const at = draft.tokens.findIndex(({ word }) => lexicon.SILVESTER.has(word));
    if (at < 0 || draft.values.purpose !== null) return;
    const purpose = this.vocabulary.purposes.find(({ slug }) => slug === SILVESTER_PURPOSE);
    if (purpose === undefined) return;
    draft.namePurpose(toReference(purpose));
    draft.share('purpose', '', at, at + 1);
  }
}

const isLeftOut = (word: string): boolean => lexicon.LEFT_OUT.has(word);
/** A word that would narrow the time; it is never dropped in silence. */
const isWordOfTime = (word: string): boolean =>
  lexicon.EVERY.has(word) || lexicon.REPEATED.has(word) || lexicon.PARTS_OF_TIME.has(word);

function toParsedSentence(
  draft: SentenceDraft,
  text: string,
  isKnownWord: ((word: string) => boolean) | undefined,
): Omit<ParsedSentence, 'ambiguous'> {
  const { values } = draft;
  const unread = draft.tokens.filter(({ kind }, at) => kind !== 'mark' && draft.isFree(at));
  const rest = unread.filter(({ word }) => !isLeftOut(word));
  const [only] = values.locations;
  const isOne = values.locations.length === 1;
  return {
    text,
    purpose: values.purpose,
    location: isOne && only !== undefined ? toReference(only) : null,
    locations: isOne ? [] : values.locations.map(toReference),
    not_location: values.notLocation === null ? null : toReference(values.notLocation),
    radius_km: values.radiusKm,
    guests: values.guests,
    layout: values.layout,
    price_max: values.priceMax,
    price_max_per_person: values.pricePerPerson,
    price_max_per_hour: values.pricePerHour,
    date_from: values.dateFrom,
    date_to: values.dateTo,
    flexible: values.isFlexible,
    weekdays: values.weekdays,
    repeat: values.repeat,
    time_from: values.timeFrom === null ? null : formatEventTime(values.timeFrom),
    time_to: values.timeTo === null ? null : formatEventTime(values.timeTo),
    attributes: values.attributes,
    without: values.without,
    rest: rest.map((token) => token.text).join(' '),
    unknown: unread
      .filter(({ word }) => isWordOfTime(word) || (!isLeftOut(word) && isKnownWord?.(word) === false))
      .map((token) => token.text),
    chips: buildChips(draft, text),
  };
}
