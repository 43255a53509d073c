import type { AttributeGroup, AttributeSeed } from './data.types.ts';

type Row = readonly [slug: string, name: string];
type Section = { group: AttributeGroup; category: string; rows: readonly Row[] };

const SECTIONS: readonly Section[] = [
  { group: 'equipments', category: 'Technika', rows: [
    ['dataprojektor', 'Dataprojektor'], ['platno', 'Promítací plátno'], ['led-stena', 'LED stěna nebo velká obrazovka'], ['ozvuceni', 'Ozvučení'], ['mikrofon', 'Mikrofony'],
    ['scenicke-osvetleni', 'Scénické osvětlení'], ['podium', 'Pódium'], ['recnicky-pult', 'Řečnický pult'], ['flipchart', 'Flipchart'],
    ['bila-tabule', 'Bílá tabule'], ['videokonference', 'Videokonference'], ['streamovaci-souprava', 'Streamovací souprava'], ['tlumocnicka-kabina', 'Tlumočnická kabina'], ['klavir', 'Piano nebo křídlo'],
  ] },
  { group: 'equipments', category: 'Internet a energie', rows: [
    ['wifi', 'Wi-Fi'], ['lan', 'Pevný internet (LAN)'], ['elektrina-400v', 'Elektřina 400 V'], ['nabijecka', 'Nabíjecí stanice'],
  ] },
  { group: 'equipments', category: 'Nábytek', rows: [
    ['kulate-stoly', 'Kulaté stoly'], ['obdelne-stoly', 'Obdélné stoly'], ['zidle', 'Židle'], ['bistro-stolky', 'Bistro stolky'], ['pivni-sety', 'Pivní sety'], ['parket', 'Taneční parket'], ['satna', 'Šatna'],
    ['detsky-koutek', 'Dětský koutek'],
  ] },
  { group: 'equipments', category: 'Kuchyně a občerstvení', rows: [
    ['kuchyne', 'Vybavená kuchyně'], ['pripravna', 'Přípravna pro catering'], ['lednice', 'Lednice'], ['gril', 'Gril nebo ohniště'], ['vycep', 'Výčep'], ['bar', 'Bar'], ['nadobi', 'Nádobí'], ['kavovar', 'Kávovar'],
  ] },
  { group: 'equipments', category: 'Zázemí', rows: [
    ['denni-svetlo', 'Denní světlo'], ['klimatizace', 'Klimatizace'], ['topeni', 'Topení'], ['zatemneni', 'Zatemnění'], ['sprcha', 'Sprcha'], ['satna-ucinkujicich', 'Šatna pro účinkující'], ['krb', 'Krb'],
    ['terasa', 'Terasa nebo zahrada'],
  ] },
  { group: 'equipments', category: 'Přístup a doprava', rows: [
    ['bezbarierovy-vstup', 'Bezbariérový vstup'], ['bezbarierove-wc', 'Bezbariérové WC'], ['vytah', 'Výtah'], ['indukcni-smycka', 'Indukční smyčka'], ['vjezd-dodavky', 'Vjezd pro dodávku'], 
    ['parkovani', 'Parkování'], ['parkovani-autobus', 'Parkování autobusu'], ['mhd', 'MHD do 5 minut'],
  ] },
  { group: 'equipments', category: 'Pozemek', rows: [
    ['pripojka-vody', 'Přípojka vody'], ['pripojka-elektriny', 'Přípojka elektřiny'], ['oploceni', 'Oplocení'], ['kotveni-stanu', 'Kotvení stanů'],
  ] },
  { group: 'services', category: 'Jídlo a pití', rows: [
    ['catering', 'Vlastní catering'], ['cizi-catering', 'Možnost cizího cateringu'], ['vlastni-napoje', 'Vlastní nápoje'], ['obsluha', 'Obsluha a bar'],
  ] },
  { group: 'services', category: 'Personál', rows: [
    ['technik', 'Technik'], ['poradatel', 'Pořadatelská služba'], ['uklid', 'Úklid v ceně'], ['hlidani-deti', 'Hlídání dětí'], ['tlumoceni', 'Tlumočení'],
  ] },
  { group: 'services', category: 'Program a výzdoba', rows: [
    ['vyzdoba', 'Výzdoba a květiny'], ['koordinator-svatby', 'Koordinace svatby'], ['oddavajici', 'Zajištění oddávajícího'], ['dj-kapela', 'DJ nebo kapela'], ['fotograf', 'Fotograf a video'],
  ] },
  { group: 'services', category: 'Pobyt a organizace', rows: [
    ['ubytovani', 'Ubytování'], ['doprava', 'Doprava hostů'], ['predprodej', 'Předprodej vstupenek'], ['bezobsluzny-pristup', 'Předání kódem bez personálu'],
  ] },
];

/** What a space has (equipments) and what the host arranges (services). */
export const ATTRIBUTES: readonly AttributeSeed[] = SECTIONS
  .flatMap(({ group, category, rows }) => rows.map(([slug, name]) => ({ slug, name, group, category })))
  .map((attribute, index) => ({ ...attribute, sort: (index + 1) * 10 }));
