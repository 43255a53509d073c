import { htmlToReplyText } from './html-text.ts';

/** Lines after which everything is the quoted mail. */
const SEPARATORS: readonly RegExp[] = [
  /^\s*-{2,}\s*(?:p[ůu]vodní (?:e-?mail|zpráva)|p[řr]eposlaná zpráva|original message|forwarded message)\b.*$/iu,
  /^\s*_{20,}\s*$/u,
  /^\s*-{10,}\s*(?:původní|original|forwarded|přeposlaná)/iu,
];
const FROM_LINE = /^[\s*>]*(?:od|from)\s*:\*?\s*\S/iu;
const DATE_LINE = /^[\s*>]*(?:odesláno|datum|sent|date)\s*:\*?\s*\S/iu;
const SUBJECT_LINE = /^[\s*>]*(?:předmět|subject)\s*:/iu;
/** Lines within which a block of headers has its date and subject. */
const HEADER_LINES = 8;

const ATTRIBUTION_END =
  /(?:napsal(?:\(a\)|a|\/a|o)?|odesílatel\s.+\snapsal(?:\(a\)|a)?|uživatel\s.+\snapsal(?:\(a\)|a)?|wrote|<[^<>\s]+@[^<>\s]+>(?:\s+napsal(?:\(a\)|a)?)?)\s*:\s*$/iu;
/** A date with a time, or an address. */
const DATE_AND_TIME =
  /\d{1,2}[.:/-]\s?(?:\d{1,2}[.:/-]|[a-zěščřžýáíéúůťďň]+\s)[\s\S]*?\d{1,2}[:.]\d{2}|\b(?:\d{1,2}\.?\s+[a-zěščřžýáíéúů]+|[a-zěščřžýáíéúů]+\s+\d{1,2},?)\s+\d{4}[\s\S]*?\d{1,2}[:.]\d{2}/iu;
const ADDRESS = /[^\s<>@"]+@[^\s<>@"]+/u;
/** Lines of an attribution that a mail program has wrapped. */
const MAX_ATTRIBUTION_LINES = 3;

const CLIENT_SIGNATURE =
  /^\s*(?:odesláno (?:z|ze|pomocí|přes)\s.{2,60}|sent (?:from|with|via)\s.{2,60}|získat (?:aplikaci )?outlook pro\s.*|get outlook for\s.*|stáhněte si outlook pro\s.*)$/iu;
const SIGNATURE_START = /^-- ?$/u;
const QUOTED = /^\s*>/u;

/** Spaces of all widths become one, zero widths go. */
const normalize = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[\u00a0\u2007\u202f\u2000-\u200a]/gu, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/[ \t]+$/gmu, (spaces, at: number, whole: string) =>
      whole.slice(Math.max(0, at - 2), at) === '--' ? ' ' : spaces.slice(0, 0),
    );

/**
 * What a person has written in a reply, without the quoted mail, its attribution and signatures.
 * @param parts of the mail: `text` is used, without it `html`
 * @returns empty when nothing was written
 */
export function extractReplyText(parts: { text: string | null; html: string | null }): string {
  const { text, html } = parts;
  const plain = text !== null && text.trim() !== '' ? text : html === null ? '' : htmlToReplyText(html);
  const lines = cutQuotedMail(normalize(plain).split('\n'));
  return dropSignatures(dropAttributions(lines))
    .filter((line) => !QUOTED.test(line))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Lines before the quoted mail that follows to the end. */
function cutQuotedMail(lines: readonly string[]): string[] {
  const end = lines.findIndex(
    (line, index) => isSeparator(line, lines, index) || isHeaderBlock(lines, index),
  );
  return end === -1 ? [...lines] : lines.slice(0, end);
}

/** A line of underscores separates only above a block of headers, which may be quoted. */
function isSeparator(line: string, lines: readonly string[], index: number): boolean {
  const found = SEPARATORS.findIndex((separator) => separator.test(line));
  if (found !== 1) return found !== -1;
  const next = lines.findIndex((other, at) => at > index && other.trim() !== '');
  return next !== -1 && (isHeaderBlock(lines, next) || QUOTED.test(lines[next] ?? ''));
}

function isHeaderBlock(lines: readonly string[], index: number): boolean {
  if (!FROM_LINE.test(lines[index] ?? '') || QUOTED.test(lines[index] ?? '')) return false;
  const block = lines.slice(index + 1, index + HEADER_LINES);
  return block.some((line) => DATE_LINE.test(line)) && block.some((line) => SUBJECT_LINE.test(line));
}

/**
 * Lines that say who wrote the quoted text, also wrapped ones, before a quotation or a blank line. Below what was typed
 * they end it, where the quoted text has no marks.
 */
function dropAttributions(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const length = measureAttribution(lines, index);
    const isTyped = kept.some((line) => line.trim() !== '' && !QUOTED.test(line));
    if (length > 0 && isTyped && !lines.slice(index).some((line) => QUOTED.test(line))) return kept;
    if (length > 0) index += length - 1;
    else kept.push(lines[index] ?? '');
  }
  return kept;
}

function measureAttribution(lines: readonly string[], index: number): number {
  if (QUOTED.test(lines[index] ?? '') || (lines[index] ?? '').trim() === '') return 0;
  for (let length = 1; length <= MAX_ATTRIBUTION_LINES; length += 1) {
    const parts = lines.slice(index, index + length);
    if (parts.some((line) => line.trim() === '' || QUOTED.test(line))) return 0;
    const next = lines[index + length];
    const isBeforeQuotation = next === undefined || next.trim() === '' || QUOTED.test(next);
    if (isBeforeQuotation && isAttribution(parts.map((line) => line.trim()).join(' '))) return length;
  }
  return 0;
}

const isAttribution = (line: string): boolean =>
  ATTRIBUTION_END.test(line) && (DATE_AND_TIME.test(line) || ADDRESS.test(line));

/** The signature reaches to the end or to a quotation; mail programs add lines of their own. */
function dropSignatures(lines: readonly string[]): string[] {
  let isSignature = false;
  return lines.filter((line) => {
    if (QUOTED.test(line)) isSignature = false;
    else if (SIGNATURE_START.test(line)) isSignature = true;
    return !isSignature && !CLIENT_SIGNATURE.test(line);
  });
}
