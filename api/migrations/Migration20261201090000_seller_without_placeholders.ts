import { Migration } from '@mikro-orm/migrations';

/** Values that a new installation used to start with and nobody entered, by their path. */
const PLACEHOLDERS: readonly (readonly [path: string, value: string])[] = [
  ['{company,name}', 'Název společnosti s. r. o.'],
  ['{company,address}', 'Ulice 000/0, 000 00 Město'],
  ['{company,ico}', '00000000'],
  ['{company,dic}', 'CZ00000000'],
  ['{company,register}', 'Zapsaná u rejstříkového soudu, oddíl C, vložka 000000'],
  ['{company,phone}', '+420 000 000 000'],
  ['{company,email}', 'kontakt@prostora.test'],
  ['{billing,city}', 'Město'],
  ['{billing,street}', 'Ulice 000/0'],
  ['{billing,account}', '19-2000145399/0800'],
];
const PROFILES = ['https://www.facebook.com/', 'https://www.instagram.com/', 'https://www.youtube.com/'];

/** Saved settings lose the placeholders; what the operator entered stays. */
export class Migration20261201090000_seller_without_placeholders extends Migration {
  override up(): void {
    // The postal code of the placeholder may be a real one elsewhere.
    this.addSql(
      `update site_settings set "values" = jsonb_set("values", '{billing,postalCode}', '""') where "values" #>> '{billing,street}' = 'Ulice 000/0' and "values" #>> '{billing,postalCode}' = '11000';`,
    );
    for (const [path, value] of PLACEHOLDERS)
      this.addSql(
        `update site_settings set "values" = jsonb_set("values", '${path}', '""') where "values" #>> '${path}' = '${value}';`,
      );
    this.addSql(
      `update site_settings set "values" = jsonb_set("values", '{social}', (
         select coalesce(jsonb_agg(profile), '[]') from jsonb_array_elements("values" -> 'social') profile
         where profile ->> 'url' not in (${PROFILES.map((url) => `'${url}'`).join(', ')})));`,
    );
  }
}
