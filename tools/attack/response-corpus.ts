import { DEFAULT_VALUES, type KnownValues } from '../testing/openapi-requests.ts';
import { ACCOUNTS } from './callers.ts';

const MOST = 60;
const PASSWORDS = Object.values(ACCOUNTS).flatMap((account) => (account ? [account.password] : []));
const ADDRESSES = Object.values(ACCOUNTS).flatMap((account) => (account ? [account.username] : []));
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  password: PASSWORDS,
  current_password: PASSWORDS,
  password_confirm: PASSWORDS,
  new_password: PASSWORDS,
  username: ADDRESSES,
  email: [...ADDRESSES, 'jana@host.example'],
  customer_email: ['jana@host.example'],
  sort: ['name', 'created'],
  order: ['asc', 'desc'],
  format: ['csv', 'xlsx'],
  ico: ['27082440'],
  postal_code: ['60200'],
  phone: ['+420602123456'],
  list: ['users'],
};

/** What one caller has been told so far: the numbers of things by their kind and the texts of members. It is asked for what it was told. */
export class ResponseCorpus implements KnownValues {
  private readonly numbers = new Map<string, (string | number)[]>();
  private readonly words = new Map<string, string[]>();
  private readonly things = new Map<string, Readonly<Record<string, unknown>>[]>();

  ids(kind: string): readonly (string | number)[] {
    return this.numbers.get(singular(kind)) ?? DEFAULT_VALUES.ids(kind);
  }

  texts(member: string): readonly string[] {
    const known = [...(ALWAYS[member] ?? []), ...(this.words.get(member) ?? [])];
    return known.length > 0 ? known : DEFAULT_VALUES.texts(member);
  }

  records(kind: string): readonly Readonly<Record<string, unknown>>[] {
    return this.things.get(singular(kind)) ?? [];
  }

  /** Reads an answer; what is in a list without a name of its own is what the address names. */
  learn(path: string, value: unknown): void {
    const kind =
      path
        .split('/')
        .filter((part) => !part.startsWith('{'))
        .at(-1) ?? '';
    this.read(kind, value, 0);
    // What stands under a name of its own in the answer about one thing is that thing.
    const [member, ...others] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (path.endsWith('{id}') && others.length === 0) this.read(kind, member, 0);
  }

  private read(kind: string, value: unknown, depth: number): void {
    if (depth > 5 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.slice(0, 20).forEach((each) => this.read(kind, each, depth + 1));
    if ('id' in value) this.addRecord(kind, value as Record<string, unknown>);
    for (const [name, member] of Object.entries(value)) this.readMember(kind, name, member, depth);
  }

  /** The newest picture of each thing; a row of a list says less than the thing itself and does not replace it. */
  private addRecord(kind: string, thing: Readonly<Record<string, unknown>>): void {
    const known = this.things.get(singular(kind)) ?? [];
    const before = known.find(({ id }) => id === thing['id']);
    this.things.set(
      singular(kind),
      [...known.filter((each) => each !== before), { ...before, ...thing }].slice(-MOST),
    );
  }

  private readMember(kind: string, name: string, member: unknown, depth: number): void {
    if (typeof member === 'object') return this.read(name === 'items' ? kind : name, member, depth + 1);
    if (name === 'id' && isNumber(member)) keep(this.numbers, singular(kind), member);
    else if ((name.endsWith('_id') || name === 'version') && isNumber(member))
      keep(this.numbers, singular(name.replace(/_id$/u, '')), member);
    else if (typeof member === 'string' && member.length > 0 && member.length <= 200)
      keep(this.words, name, member);
  }
}

const isNumber = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string';
const singular = (kind: string): string =>
  kind
    .replaceAll('-', '_')
    .replace(/ies$/u, 'y')
    .replace(/(?<!s)s$/u, '');

/** The newest are kept. */
function keep<T>(pool: Map<string, T[]>, name: string, value: T): void {
  const known = (pool.get(name) ?? []).filter((each) => each !== value);
  pool.set(name, [...known, value].slice(-MOST));
}
