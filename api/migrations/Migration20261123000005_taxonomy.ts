import { Migration } from '@mikro-orm/migrations';

/** Former addresses of purposes, attributes and locations, which keep leading to what became of them; drawings of the purposes and attributes everybody starts with. */
export class Migration20261123000005_taxonomy extends Migration {
  override up(): void {
    this.addSql(
      `create table "taxonomy_alias" ("kind" varchar(10) not null, "key" varchar(80) not null, "term_id" int not null, primary key ("kind", "key"));`,
    );
    this.addSql(
      `create table "location_alias" ("slug" varchar(80) not null, "location_id" int not null, primary key ("slug"));`,
    );
    this.addSql(`create index "location_alias_location_id_index" on "location_alias" ("location_id");`);
    this.addSql(
      `alter table "location_alias" add constraint "location_alias_location_id_foreign" foreign key ("location_id") references "location" ("id") on delete cascade;`,
    );
    this.addSql(
      `update "purpose" set "icon" = known.icon from (values ${PURPOSES}) as known(slug, icon) where "purpose"."slug" = known.slug and "purpose"."icon" is null;`,
    );
    this.addSql(
      `update "attribute" set "icon" = known.icon from (values ${ATTRIBUTES}) as known(slug, icon) where "attribute"."slug" = known.slug and "attribute"."icon" is null;`,
    );
  }
}

const PURPOSES = `
  ('konference', 'presentation'), ('kongres', 'landmark'), ('skoleni', 'graduation-cap'), ('porada', 'messages-square'), ('teambuilding', 'users'), ('firemni-vecirek', 'party-popper'),
  ('vanocni-vecirek', 'snowflake'), ('launch', 'rocket'), ('tiskova-konference', 'newspaper'), ('pohovory', 'user-check'), ('stream', 'cast'), ('vyjezdni-zasedani', 'mountain'),
  ('svatebni-hostina', 'utensils'), ('svatebni-obrad', 'gem'), ('oslava', 'cake'), ('detska-oslava', 'balloon'), ('rodinne-setkani', 'house'), ('sraz', 'school'), ('promoce', 'award'),
  ('rozlucka', 'wine'), ('krtiny', 'baby'), ('smutecni-hostina', 'flower-2'), ('silvestr', 'sparkles'), ('koncert', 'eighth-notes'), ('divadlo', 'drama'), ('ples', 'crown'),
  ('maturitni-ples', 'graduation-cap'), ('tanecni-zabava', 'disc-3'), ('vystava', 'frame'), ('prednaska', 'speech'), ('promitani', 'film'), ('festival', 'tent'), ('trhy', 'store'),
  ('burza', 'tags'), ('shromazdeni', 'megaphone'), ('schuze', 'clipboard-list'), ('verejne-projednani', 'message-square'), ('foceni', 'camera'), ('nataceni', 'clapperboard'),
  ('nahravani', 'mic-signal'), ('zkouska', 'guitar'), ('dilna', 'hammer'), ('casting', 'star'), ('joga', 'dumbbell'), ('tanec', 'footprints'), ('sport', 'trophy'), ('krouzek', 'blocks'),
  ('soustredeni', 'backpack'), ('vareni', 'chef-hat'), ('coworking', 'laptop'), ('denni-kancelar', 'briefcase-business'), ('popup', 'shopping-bag'), ('kemp', 'tent-tree')`;

const ATTRIBUTES = `
  ('dataprojektor', 'projector'), ('platno', 'presentation'), ('led-stena', 'tv'), ('ozvuceni', 'speaker'), ('mikrofon', 'mic'), ('scenicke-osvetleni', 'spotlight'), ('podium', 'podium'),
  ('recnicky-pult', 'lectern'), ('flipchart', 'clipboard-list'), ('bila-tabule', 'square-pen'), ('videokonference', 'webcam'), ('streamovaci-souprava', 'video'),
  ('tlumocnicka-kabina', 'headphones'), ('klavir', 'piano'), ('wifi', 'wifi'), ('lan', 'ethernet-port'), ('elektrina-400v', 'zap'), ('nabijecka', 'battery-charging'),
  ('kulate-stoly', 'circle'), ('obdelne-stoly', 'table'), ('zidle', 'armchair'), ('bistro-stolky', 'martini'), ('pivni-sety', 'beer'), ('parket', 'disc-3'), ('satna', 'shirt'),
  ('detsky-koutek', 'toy-brick'), ('kuchyne', 'cooking-pot'), ('pripravna', 'chef-hat'), ('lednice', 'refrigerator'), ('gril', 'flame-kindling'), ('vycep', 'beer'), ('bar', 'wine'),
  ('nadobi', 'utensils'), ('kavovar', 'coffee'), ('denni-svetlo', 'sun'), ('klimatizace', 'air-vent'), ('topeni', 'heater'), ('zatemneni', 'blinds'), ('sprcha', 'shower-head'),
  ('satna-ucinkujicich', 'drama'), ('krb', 'flame'), ('terasa', 'trees'), ('bezbarierovy-vstup', 'accessibility'), ('bezbarierove-wc', 'toilet'), ('vytah', 'arrow-up-down'),
  ('indukcni-smycka', 'ear'), ('vjezd-dodavky', 'truck'), ('parkovani', 'square-letter-p'), ('parkovani-autobus', 'bus'), ('mhd', 'tram-front'), ('pripojka-vody', 'droplets'),
  ('pripojka-elektriny', 'plug'), ('oploceni', 'fence'), ('kotveni-stanu', 'anchor'), ('catering', 'utensils'), ('cizi-catering', 'truck'), ('vlastni-napoje', 'cup-soda'),
  ('obsluha', 'concierge-bell'), ('technik', 'wrench'), ('poradatel', 'shield-check'), ('uklid', 'brush-cleaning'), ('hlidani-deti', 'baby'), ('tlumoceni', 'languages'),
  ('vyzdoba', 'flower'), ('koordinator-svatby', 'calendar-heart'), ('oddavajici', 'signature'), ('dj-kapela', 'disc-3'), ('fotograf', 'camera'), ('ubytovani', 'bed-double'),
  ('doprava', 'car'), ('predprodej', 'ticket'), ('bezobsluzny-pristup', 'key-round')`;
