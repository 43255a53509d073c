/** First name and surname agree in gender; the pairs are drawn within one list. */
export const WOMEN = {
  first: ['Jana', 'Eva', 'Lucie', 'Kateřina', 'Tereza', 'Petra', 'Veronika', 'Martina', 'Barbora', 'Alžběta', 'Markéta', 'Zuzana', 'Klára', 'Hana', 'Monika', 'Adéla', 'Ludmila', 'Ivana', 'Nikola', 'Šárka'],
  last: ['Nováková', 'Dvořáková', 'Černá', 'Procházková', 'Kučerová', 'Veselá', 'Horáková', 'Němcová', 'Pokorná', 'Marešová', 'Hájková', 'Králová', 'Růžičková', 'Benešová', 'Fialová', 'Sedláčková', 'Doležalová', 'Zemanová', 'Kolářová', 'Vaňková', 'Šimková', 'Tichá', 'Říhová', 'Blahová'],
} as const;

export const MEN = {
  first: ['Jan', 'Petr', 'Tomáš', 'Martin', 'Jakub', 'Ondřej', 'Pavel', 'Lukáš', 'Vojtěch', 'Michal', 'David', 'Filip', 'Marek', 'Jiří', 'Josef', 'Karel', 'Radek', 'Štěpán', 'Zdeněk', 'Matěj'],
  last: ['Novák', 'Svoboda', 'Dvořák', 'Černý', 'Procházka', 'Kučera', 'Veselý', 'Horák', 'Pokorný', 'Mareš', 'Hájek', 'Král', 'Růžička', 'Beneš', 'Fiala', 'Sedláček', 'Doležal', 'Zeman', 'Kolář', 'Vaněk', 'Šimek', 'Tichý', 'Říha', 'Bláha'],
} as const;

/** Invented operators. */
export const COMPANIES: readonly string[] = [
  'Sály a dvory s.r.o.', 'Večer v sále s.r.o.', 'Domy pro setkání a.s.', 'Pod jednou střechou s.r.o.', 'Kulturní provoz města p. o.', 'Dobrá adresa s.r.o.', 'Prostory Morava s.r.o.', 'Čtyři zdi a.s.', 'Parket a pódium s.r.o.',
  'Statek a sad s.r.o.', 'Spolek Za oponou z. s.', 'Vinařská rodina Hlaváčů s.r.o.', 'Tovární čtvrť s.r.o.', 'Hotelový dům Na Větru a.s.', 'Kongresový servis Čechy s.r.o.', 'Zkušebny a studia s.r.o.', 'Jednota cvičenců z. s.',
  'Klíče od brány s.r.o.', 'Zahrady a terasy s.r.o.', 'Patro navíc s.r.o.', 'Školní statky o. p. s.', 'Horské boudy Sever s.r.o.', 'Nadace Starý dům', 'Panské domy s.r.o.', 'Dvůr a stodola s.r.o.', 'Výstavní plochy a.s.',
  'Pivovarský provoz s.r.o.', 'Místo na mapě s.r.o.', 'Společenské domy Východ p. o.', 'Sousedský dům z. ú.', 'Severní světlo s.r.o.', 'Slavnosti a hostiny s.r.o.', 'Dílna a galerie s.r.o.', 'Lázeňské domy s.r.o.', 'Zámecká správa Sever s.r.o.',
  'Kluby a scény s.r.o.', 'Horizont provozní s.r.o.', 'Plocha a pavilon s.r.o.', 'Řeka a loď s.r.o.', 'Světlo a stíny s.r.o.', 'Knihy a sály p. o.', 'Louky a lesy s.r.o.', 'Hasiči a sousedé z. s.', 'Učebny a auly s.r.o.', 'Taneční domy s.r.o.',
  'Betlém provozní s.r.o.', 'Opravna domů s.r.o.', 'Krajské sály p. o.', 'Večerní provoz s.r.o.', 'Zelený dvůr s.r.o.', 'Sklepy a vinice s.r.o.', 'Na samotě s.r.o.', 'Brána a dvůr s.r.o.', 'Druhý domov s.r.o.', 'Pohyb a klid z. s.',
];

export const RESERVATION_NOTES: readonly string[] = [
  '', '', '', 'Prosíme o uspořádání do U.', 'Přijedeme o hodinu dřív kvůli výzdobě.', 'Potřebujeme dvě dětské židličky.', 'Jeden host je na vozíku.', 'Catering si vezeme vlastní, přijede v poledne.', 'Fakturu prosíme na firmu.',
  'Půjde o oslavu šedesátin, dort si přivezeme.', 'Budeme promítat z notebooku přes HDMI.', 'Mohli bychom si prostor předem prohlédnout?', 'Počet hostů ještě upřesníme.', 'Prosíme o tišší hudbu, přijdou i prarodiče.', 'Zkouška zvuku by byla v pět odpoledne.',
];

export const CANCEL_REASONS: readonly string[] = ['Termín se nám posunul.', 'Nepotvrdil se počet účastníků.', 'Našli jsme místo blíž.', 'Akce se ruší kvůli nemoci.', 'Rezervaci jsme zadali omylem dvakrát.'];
export const BLOCK_REASONS: readonly string[] = ['Soukromá akce majitele', 'Údržba podlahy', 'Malování', 'Revize elektřiny', 'Zkouška souboru', 'Inventura', 'Městská akce', 'Generální úklid', 'Natáčení'];
/** Reasons the demo owners show to visitors; the others are private. */
export const PUBLIC_BLOCK_REASONS: readonly string[] = ['Údržba podlahy', 'Malování', 'Revize elektřiny', 'Generální úklid'];
export const DISABLED_REASONS: readonly string[] = ['Fotografie neodpovídají prostoru, doplňte prosím skutečné.', 'V popisu jsou kontaktní údaje jiného provozovatele.', 'Provozovatel na výzvy neodpověděl.', 'Prostor je do kolaudace uzavřený.'];
export const RETURNED_REASON = 'Doplňte prosím kapacitu a aspoň jednu fotografii prostoru.';

/** Freely licensed films of the Blender Foundation stand in for videos of the venues. */
export const VIDEO_URLS: readonly string[] = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=eRsGyueVLvQ', 'https://www.youtube.com/watch?v=R6MlUcmOul8'];
