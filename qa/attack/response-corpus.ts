import { DEFAULT_VALUES, type KnownValues } from '../../tools/testing/openapi-requests.ts';
import { ACCOUNTS } from './callers.ts';

const MAX_VALUES = 60;
const PASSWORDS = Object.values(ACCOUNTS).flatMap((account) => (account ? [account.password] : []));
const ADDRESSES = Object.values(ACCOUNTS).flatMap((account) => (account ? [account.username] : []));
const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
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

/** Ids, records and texts from earlier responses to a caller, by kind and member. */
export class ResponseCorpus implements KnownValues {
  private readonly idsByKind = new Map<string, (string | number)[]>();
  private readonly strings = new Map<string, string[]>();
  private readonly recordsByKind = new Map<string, Readonly<Record<string, unknown>>[]>();

  ids(kind: string): readonly (string | number)[] {
    return this.idsByKind.get(toSingular(kind)) ?? DEFAULT_VALUES.ids(kind);
  }

  texts(member: string): readonly string[] {
    const known = [...(KNOWN_VALUES[member] ?? []), ...(this.strings.get(member) ?? [])];
    return known.length > 0 ? known : DEFAULT_VALUES.texts(member);
  }

  records(kind: string): readonly Readonly<Record<string, unknown>>[] {
    return this.recordsByKind.get(toSingular(kind)) ?? [];
  }

  /** Collects the values of a response; records in `items` have the kind named by the path. */
  learn(path: string, value: unknown): void {
    const kind =
      path
        .split('/')
        .filter((part) => !part.startsWith('{'))
        .at(-1) ?? '';
    this.collect(kind, value, 0);
    // The only member of a response about one record is that record.
    const [member, ...others] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (path.endsWith('{id}') && others.length === 0) this.collect(kind, member, 0);
  }

  private collect(kind: string, value: unknown, depth: number): void {
    if (depth > 5 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value))
      return value.slice(0, 20).forEach((each) => this.collect(kind, each, depth + 1));
    if ('id' in value) this.addRecord(kind, value as Record<string, unknown>);
    for (const [name, member] of Object.entries(value)) this.collectMember(kind, name, member, depth);
  }

  /** Merges the record into the known one, since rows of lists have fewer members. */
  private addRecord(kind: string, record: Readonly<Record<string, unknown>>): void {
    const known = this.recordsByKind.get(toSingular(kind)) ?? [];
    const before = known.find(({ id }) => id === record['id']);
    this.recordsByKind.set(
      toSingular(kind),
      [...known.filter((each) => each !== before), { ...before, ...record }].slice(-MAX_VALUES),
    );
  }

  private collectMember(kind: string, name: string, member: unknown, depth: number): void {
    if (typeof member === 'object') return this.collect(name === 'items' ? kind : name, member, depth + 1);
    if (name === 'id' && isNumber(member)) addValue(this.idsByKind, toSingular(kind), member);
    else if ((name.endsWith('_id') || name === 'version') && isNumber(member))
      addValue(this.idsByKind, toSingular(name.replace(/_id$/u, '')), member);
    else if (typeof member === 'string' && member.length > 0 && member.length <= 200)
      addValue(this.strings, name, member);
  }
}

const isNumber = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string';
const toSingular = (kind: string): string =>
  kind
    .replaceAll('-', '_')
    .replace(/ies$/u, 'y')
    .replace(/(?<!s)s$/u, '');

/** Adds a value; the oldest are dropped. */
function addValue<T>(pool: Map<string, T[]>, name: string, value: T): void {
  const known = (pool.get(name) ?? []).filter((each) => each !== value);
  pool.set(name, [...known, value].slice(-MAX_VALUES));
}
