import type { TagIconName } from '@prostora/contracts/tag-icons.ts';
import type { AttributeGroup, AttributeSeed } from './data.types.ts';

type Row = readonly [slug: string, name: string, icon: TagIconName, titlePhrase: string];
type Section = { group: AttributeGroup; category: string; rows: readonly Row[] };

const SECTIONS: readonly Section[] = [
  {
    group: 'equipments',
    category: 'Technika',
    rows: [
      ['dataprojektor', 'Dataprojektor', 'projector', 's dataprojektorem'],
      ['platno', 'Promítací plátno', 'presentation', 's promítacím plátnem'],
      ['led-stena', 'LED stěna nebo velká obrazovka', 'tv', 's LED stěnou'],
      ['ozvuceni', 'Ozvučení', 'speaker', 's ozvučením'],
      ['mikrofon', 'Mikrofony', 'mic', 's mikrofony'],
      ['scenicke-osvetleni', 'Scénické osvětlení', 'spotlight', 'se scénickým osvětlením'],
      ['podium', 'Pódium', 'podium', 's pódiem'],
      ['recnicky-pult', 'Řečnický pult', 'lectern', 's řečnickým pultem'],
      ['flipchart', 'Flipchart', 'clipboard-list', 's flipchartem'],
      ['bila-tabule', 'Bílá tabule', 'square-pen', 's bílou tabulí'],
      ['videokonference', 'Videokonference', 'webcam', 's videokonferencí'],
      ['streamovaci-souprava', 'Streamovací souprava', 'video', 'se streamovací soupravou'],
      ['tlumocnicka-kabina', 'Tlumočnická kabina', 'headphones', 's tlumočnickou kabinou'],
      ['klavir', 'Piano nebo křídlo', 'piano', 's pianem'],
    ],
  },
  {
    group: 'equipments',
    category: 'Internet a energie',
    rows: [
      ['wifi', 'Wi-Fi', 'wifi', 's Wi-Fi'],
      ['lan', 'Pevný internet (LAN)', 'ethernet-port', 's pevným internetem'],
      ['elektrina-400v', 'Elektřina 400 V', 'zap', 's elektřinou 400 V'],
      ['nabijecka', 'Nabíjecí stanice', 'battery-charging', 's nabíjecí stanicí'],
    ],
  },
  {
    group: 'equipments',
    category: 'Nábytek',
    rows: [
      ['kulate-stoly', 'Kulaté stoly', 'circle', 'u kulatých stolů'],
      ['obdelne-stoly', 'Obdélné stoly', 'table', 's obdélnými stoly'],
      ['zidle', 'Židle', 'armchair', 's židlemi'],
      ['bistro-stolky', 'Bistro stolky', 'martini', 's bistro stolky'],
      ['pivni-sety', 'Pivní sety', 'beer', 's pivními sety'],
      ['parket', 'Taneční parket', 'disc-3', 's tanečním parketem'],
      ['satna', 'Šatna', 'shirt', 's šatnou'],
      ['detsky-koutek', 'Dětský koutek', 'toy-brick', 's dětským koutkem'],
    ],
  },
  {
    group: 'equipments',
    category: 'Kuchyně a občerstvení',
    rows: [
      ['kuchyne', 'Vybavená kuchyně', 'cooking-pot', 's kuchyní'],
      ['pripravna', 'Přípravna pro catering', 'chef-hat', 's přípravnou pro catering'],
      ['lednice', 'Lednice', 'refrigerator', 's lednicí'],
      ['gril', 'Gril nebo ohniště', 'flame-kindling', 's grilem'],
      ['vycep', 'Výčep', 'beer', 's výčepem'],
      ['bar', 'Bar', 'wine', 's barem'],
      ['nadobi', 'Nádobí', 'utensils', 's nádobím'],
      ['kavovar', 'Kávovar', 'coffee', 's kávovarem'],
    ],
  },
  {
    group: 'equipments',
    category: 'Zázemí',
    rows: [
      ['denni-svetlo', 'Denní světlo', 'sun', 's denním světlem'],
      ['klimatizace', 'Klimatizace', 'air-vent', 's klimatizací'],
      ['topeni', 'Topení', 'heater', 's topením'],
      ['zatemneni', 'Zatemnění', 'blinds', 'se zatemněním'],
      ['sprcha', 'Sprcha', 'shower-head', 'se sprchou'],
      ['satna-ucinkujicich', 'Šatna pro účinkující', 'drama', 's šatnou pro účinkující'],
      ['krb', 'Krb', 'flame', 's krbem'],
      ['terasa', 'Terasa nebo zahrada', 'trees', 's terasou'],
    ],
  },
  {
    group: 'equipments',
    category: 'Přístup a doprava',
    rows: [
      ['bezbarierovy-vstup', 'Bezbariérový vstup', 'accessibility', 's bezbariérovým vstupem'],
      ['bezbarierove-wc', 'Bezbariérové WC', 'toilet', 's bezbariérovým WC'],
      ['vytah', 'Výtah', 'arrow-up-down', 's výtahem'],
      ['indukcni-smycka', 'Indukční smyčka', 'ear', 's indukční smyčkou'],
      ['vjezd-dodavky', 'Vjezd pro dodávku', 'truck', 's vjezdem pro dodávku'],
      ['parkovani', 'Parkování', 'square-letter-p', 's parkováním'],
      ['parkovani-autobus', 'Parkování autobusu', 'bus', 's parkováním autobusu'],
      ['mhd', 'MHD do 5 minut', 'tram-front', 'u MHD'],
    ],
  },
  {
    group: 'equipments',
    category: 'Pozemek',
    rows: [
      ['pripojka-vody', 'Přípojka vody', 'droplets', 's přípojkou vody'],
      ['pripojka-elektriny', 'Přípojka elektřiny', 'plug', 's přípojkou elektřiny'],
      ['oploceni', 'Oplocení', 'fence', 's oplocením'],
      ['kotveni-stanu', 'Kotvení stanů', 'anchor', 's kotvením stanů'],
    ],
  },
  {
    group: 'services',
    category: 'Jídlo a pití',
    rows: [
      ['catering', 'Vlastní catering', 'utensils', 's vlastním cateringem'],
      ['cizi-catering', 'Možnost cizího cateringu', 'truck', 's možností cizího cateringu'],
      ['vlastni-napoje', 'Vlastní nápoje', 'cup-soda', 's vlastními nápoji'],
      ['obsluha', 'Obsluha a bar', 'concierge-bell', 's obsluhou a barem'],
    ],
  },
  {
    group: 'services',
    category: 'Personál',
    rows: [
      ['technik', 'Technik', 'wrench', 's technikem'],
      ['poradatel', 'Pořadatelská služba', 'shield-check', 's pořadatelskou službou'],
      ['uklid', 'Úklid v ceně', 'brush-cleaning', 's úklidem v ceně'],
      ['hlidani-deti', 'Hlídání dětí', 'baby', 's hlídáním dětí'],
      ['tlumoceni', 'Tlumočení', 'languages', 's tlumočením'],
    ],
  },
  {
    group: 'services',
    category: 'Program a výzdoba',
    rows: [
      ['vyzdoba', 'Výzdoba a květiny', 'flower', 's výzdobou'],
      ['koordinator-svatby', 'Koordinace svatby', 'calendar-heart', 's koordinací svatby'],
      ['oddavajici', 'Zajištění oddávajícího', 'signature', 'se zajištěním oddávajícího'],
      ['dj-kapela', 'DJ nebo kapela', 'disc-3', 's DJem nebo kapelou'],
      ['fotograf', 'Fotograf a video', 'camera', 's fotografem'],
    ],
  },
  {
    group: 'services',
    category: 'Pobyt a organizace',
    rows: [
      ['ubytovani', 'Ubytování', 'bed-double', 's ubytováním'],
      ['doprava', 'Doprava hostů', 'car', 's dopravou hostů'],
      ['predprodej', 'Předprodej vstupenek', 'ticket', 's předprodejem vstupenek'],
      ['bezobsluzny-pristup', 'Předání kódem bez personálu', 'key-round', 's předáním kódem'],
    ],
  },
];

/** Equipment of a space, and services of its host. */
export const ATTRIBUTES: readonly AttributeSeed[] = SECTIONS.flatMap(({ group, category, rows }) =>
  rows.map(([slug, name, icon, title_phrase]) => ({ slug, name, group, category, icon, title_phrase })),
).map((attribute, index) => ({ ...attribute, sort: (index + 1) * 10 }));
