import type { TagIconName } from '@prostora/contracts/tag-icons.ts';
import type { AttributeGroup, AttributeSeed } from './data.types.ts';

type Row = readonly [slug: string, name: string, icon: TagIconName];
type Section = { group: AttributeGroup; category: string; rows: readonly Row[] };

const SECTIONS: readonly Section[] = [
  {
    group: 'equipments',
    category: 'Technika',
    rows: [
      ['dataprojektor', 'Dataprojektor', 'projector'],
      ['platno', 'Promítací plátno', 'presentation'],
      ['led-stena', 'LED stěna nebo velká obrazovka', 'tv'],
      ['ozvuceni', 'Ozvučení', 'speaker'],
      ['mikrofon', 'Mikrofony', 'mic'],
      ['scenicke-osvetleni', 'Scénické osvětlení', 'spotlight'],
      ['podium', 'Pódium', 'podium'],
      ['recnicky-pult', 'Řečnický pult', 'lectern'],
      ['flipchart', 'Flipchart', 'clipboard-list'],
      ['bila-tabule', 'Bílá tabule', 'square-pen'],
      ['videokonference', 'Videokonference', 'webcam'],
      ['streamovaci-souprava', 'Streamovací souprava', 'video'],
      ['tlumocnicka-kabina', 'Tlumočnická kabina', 'headphones'],
      ['klavir', 'Piano nebo křídlo', 'piano'],
    ],
  },
  {
    group: 'equipments',
    category: 'Internet a energie',
    rows: [
      ['wifi', 'Wi-Fi', 'wifi'],
      ['lan', 'Pevný internet (LAN)', 'ethernet-port'],
      ['elektrina-400v', 'Elektřina 400 V', 'zap'],
      ['nabijecka', 'Nabíjecí stanice', 'battery-charging'],
    ],
  },
  {
    group: 'equipments',
    category: 'Nábytek',
    rows: [
      ['kulate-stoly', 'Kulaté stoly', 'circle'],
      ['obdelne-stoly', 'Obdélné stoly', 'table'],
      ['zidle', 'Židle', 'armchair'],
      ['bistro-stolky', 'Bistro stolky', 'martini'],
      ['pivni-sety', 'Pivní sety', 'beer'],
      ['parket', 'Taneční parket', 'disc-3'],
      ['satna', 'Šatna', 'shirt'],
      ['detsky-koutek', 'Dětský koutek', 'toy-brick'],
    ],
  },
  {
    group: 'equipments',
    category: 'Kuchyně a občerstvení',
    rows: [
      ['kuchyne', 'Vybavená kuchyně', 'cooking-pot'],
      ['pripravna', 'Přípravna pro catering', 'chef-hat'],
      ['lednice', 'Lednice', 'refrigerator'],
      ['gril', 'Gril nebo ohniště', 'flame-kindling'],
      ['vycep', 'Výčep', 'beer'],
      ['bar', 'Bar', 'wine'],
      ['nadobi', 'Nádobí', 'utensils'],
      ['kavovar', 'Kávovar', 'coffee'],
    ],
  },
  {
    group: 'equipments',
    category: 'Zázemí',
    rows: [
      ['denni-svetlo', 'Denní světlo', 'sun'],
      ['klimatizace', 'Klimatizace', 'air-vent'],
      ['topeni', 'Topení', 'heater'],
      ['zatemneni', 'Zatemnění', 'blinds'],
      ['sprcha', 'Sprcha', 'shower-head'],
      ['satna-ucinkujicich', 'Šatna pro účinkující', 'drama'],
      ['krb', 'Krb', 'flame'],
      ['terasa', 'Terasa nebo zahrada', 'trees'],
    ],
  },
  {
    group: 'equipments',
    category: 'Přístup a doprava',
    rows: [
      ['bezbarierovy-vstup', 'Bezbariérový vstup', 'accessibility'],
      ['bezbarierove-wc', 'Bezbariérové WC', 'toilet'],
      ['vytah', 'Výtah', 'arrow-up-down'],
      ['indukcni-smycka', 'Indukční smyčka', 'ear'],
      ['vjezd-dodavky', 'Vjezd pro dodávku', 'truck'],
      ['parkovani', 'Parkování', 'square-letter-p'],
      ['parkovani-autobus', 'Parkování autobusu', 'bus'],
      ['mhd', 'MHD do 5 minut', 'tram-front'],
    ],
  },
  {
    group: 'equipments',
    category: 'Pozemek',
    rows: [
      ['pripojka-vody', 'Přípojka vody', 'droplets'],
      ['pripojka-elektriny', 'Přípojka elektřiny', 'plug'],
      ['oploceni', 'Oplocení', 'fence'],
      ['kotveni-stanu', 'Kotvení stanů', 'anchor'],
    ],
  },
  {
    group: 'services',
    category: 'Jídlo a pití',
    rows: [
      ['catering', 'Vlastní catering', 'utensils'],
      ['cizi-catering', 'Možnost cizího cateringu', 'truck'],
      ['vlastni-napoje', 'Vlastní nápoje', 'cup-soda'],
      ['obsluha', 'Obsluha a bar', 'concierge-bell'],
    ],
  },
  {
    group: 'services',
    category: 'Personál',
    rows: [
      ['technik', 'Technik', 'wrench'],
      ['poradatel', 'Pořadatelská služba', 'shield-check'],
      ['uklid', 'Úklid v ceně', 'brush-cleaning'],
      ['hlidani-deti', 'Hlídání dětí', 'baby'],
      ['tlumoceni', 'Tlumočení', 'languages'],
    ],
  },
  {
    group: 'services',
    category: 'Program a výzdoba',
    rows: [
      ['vyzdoba', 'Výzdoba a květiny', 'flower'],
      ['koordinator-svatby', 'Koordinace svatby', 'calendar-heart'],
      ['oddavajici', 'Zajištění oddávajícího', 'signature'],
      ['dj-kapela', 'DJ nebo kapela', 'disc-3'],
      ['fotograf', 'Fotograf a video', 'camera'],
    ],
  },
  {
    group: 'services',
    category: 'Pobyt a organizace',
    rows: [
      ['ubytovani', 'Ubytování', 'bed-double'],
      ['doprava', 'Doprava hostů', 'car'],
      ['predprodej', 'Předprodej vstupenek', 'ticket'],
      ['bezobsluzny-pristup', 'Předání kódem bez personálu', 'key-round'],
    ],
  },
];

/** Equipment of a space, and services of its host. */
export const ATTRIBUTES: readonly AttributeSeed[] = SECTIONS.flatMap(({ group, category, rows }) =>
  rows.map(([slug, name, icon]) => ({ slug, name, group, category, icon })),
).map((attribute, index) => ({ ...attribute, sort: (index + 1) * 10 }));
