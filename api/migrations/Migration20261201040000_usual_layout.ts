import { Migration } from '@mikro-orm/migrations';

/** Purposes of the first seeds by their usual layout and days. */
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
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
const DAYS: Readonly<Record<string, readonly string[]>> = {
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

const toUpdates = (column: string, values: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(values).map(
    ([value, slugs]) =>
      `update "purpose" set "${column}" = '${value}' where "slug" in (${slugs.map((slug) => `'${slug}'`).join(', ')});`,
  );

/** Usual layout and usual days of a purpose: assumed for an event that has none. */
export class Migration20261201040000_usual_layout extends Migration {
  override up(): void {
    this.addSql(
      `alter table "purpose" add column "usual_layout" varchar(20) null, add column "usual_days" varchar(20) null;`,
    );
    this.addSql(
      `alter table "purpose" add constraint "purpose_usual_layout_known" check ("usual_layout" in ('divadelni', 'skolni', 'u', 'banket', 'stani')) not valid;`,
    );
    this.addSql(
      `alter table "purpose" add constraint "purpose_usual_days_known" check ("usual_days" in ('saturday', 'working')) not valid;`,
    );
    for (const update of [...toUpdates('usual_layout', LAYOUTS), ...toUpdates('usual_days', DAYS)])
      this.addSql(update);
  }
}
