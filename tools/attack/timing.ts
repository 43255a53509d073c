import type { Report } from './report.ts';
import { mannWhitney, median } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

/** Requests of each group; their order is mixed pair by pair, so that whatever else the machine does hits both alike. */
const EACH = 500;
const WARM_UP = 10;
const MOST_MS = 5;
const LEAST_P = 0.01;

type Question = {
  name: string;
  method: string;
  path: string;
  known(): object;
  unknown(index: number): object;
};

const unknownEmail = (index: number): string => `nikdo-${index}@prostora.test`;
const QUESTIONS: readonly Question[] = [
  {
    name: 'login',
    method: 'POST',
    path: '/api/auth/login',
    known: () => ({ username: 'majitel@prostora.test', password: 'Spatne1234' }),
    unknown: (index) => ({ username: unknownEmail(index), password: 'Spatne1234' }),
  },
  {
    name: 'lost password',
    method: 'PUT',
    path: '/api/user/lost-password',
    known: () => ({ email: 'majitel@prostora.test' }),
    unknown: (index) => ({ email: unknownEmail(index) }),
  },
];

type TimedAnswer = { status: number; body: string; ms: number };

async function ask(target: AttackTarget, { method, path }: Question, body: object): Promise<TimedAnswer> {
  const from = performance.now();
  const answer = await fetch(target.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.replace(/"request_id":"[^"]+"/u, ''),
    ms: performance.now() - from,
  };
}

/**
 * Whether answers tell an account that exists from one that does not (QUALITY 23): by status, body, or the time they take. Registration
 * tells by its body that an address is taken (a decision, slowed down per address), so only its speed limit counts and it is not asked here.
 */
export async function attackByTime(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    for (const question of QUESTIONS) {
      const [known, unknown]: [TimedAnswer[], TimedAnswer[]] = [[], []];
      for (let index = -WARM_UP; index < EACH; index += 1) {
        const asked = index % 2 === 0 ? [known, unknown] : [unknown, known];
        for (const group of asked) {
          const answer = await ask(
            target,
            question,
            group === known ? question.known() : question.unknown(index),
          );
          if (index >= 0) group.push(answer);
        }
      }
      compareTimes(report, question.name, known, unknown);
    }
  } finally {
    await target.stop();
  }
}

function compareTimes(
  report: Report,
  name: string,
  known: readonly TimedAnswer[],
  unknown: readonly TimedAnswer[],
): void {
  const answers = new Set([...known, ...unknown].map(({ status, body }) => `${status} ${body}`));
  const [one, other] = [known.map(({ ms }) => ms), unknown.map(({ ms }) => ms)];
  const p = mannWhitney(one, other);
  const difference = Math.abs(median(one) - median(other));
  report.recordCheck(
    `enumeration by ${name} (QUALITY 23)`,
    answers.size === 1 && p > LEAST_P && difference < MOST_MS,
    `${known.length} + ${unknown.length} interleaved, ${answers.size} different answers, medians ` +
      `${median(one).toFixed(1)} and ${median(other).toFixed(1)} ms, p = ${p.toFixed(3)}`,
  );
}
