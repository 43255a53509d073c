import type { ContentSeed } from './content.types.ts';

/** Terms of a marketplace under Czech law; to be reviewed by a lawyer before the site goes live. */
export const TERMS: ContentSeed = {
  slug: 'obchodni-podminky',
  title: 'Obchodní podmínky',
  lead: 'Pravidla, podle kterých katalog provozujeme a podle kterých ho používáte. Napsali jsme je tak, aby se dala přečíst.',
  html: `<h2>1. Provozovatel a základní pojmy</h2>
<p>1.1 Internetový katalog {{site.name}} provozuje {{company.name}}, se sídlem {{company.address}}, IČO {{company.ico}}, DIČ {{company.dic}}, {{company.register}} (dále <strong>provozovatel</strong>). Kontakt: <a href="mailto:{{company.email}}">{{company.email}}</a>, telefon {{company.phone}}. Tyto údaje jsou zároveň kontaktním místem pro uživatele i pro orgány podle čl. 11 a 12 nařízení (EU) 2022/2065 o digitálních službách (dále <strong>DSA</strong>); komunikujeme česky.</p>
<p>1.2 <strong>Majitel</strong> je ten, kdo v katalogu nabízí prostor, ať jej vlastní, nebo je oprávněn ho pronajímat. <strong>Host</strong> je ten, kdo prostor hledá, píše majiteli, posílá poptávku nebo rezervaci. <strong>Spotřebitel</strong> je člověk, který jedná mimo rámec svého podnikání. <strong>Profil</strong> je stránka prostoru v katalogu.</p>
<p>1.3 Podmínky jsou obchodními podmínkami podle § 1751 občanského zákoníku (zákon č. 89/2012 Sb.). Odchylné ujednání ve smlouvě má přednost.</p>
<h2>2. Co služba je a co není</h2>
<p>2.1 Provozovatel poskytuje elektronický katalog: majitelům místo pro jejich nabídku, kalendář a nástroje k odpovídání, hostům hledání, poptávky a odesílání rezervací.</p>
<p>2.2 Provozovatel není stranou smlouvy o užívání prostoru. Nevybírá nájemné ani zálohy za pronájem, nejedná jménem majitele ani hosta a z rezervací si nebere provizi.</p>
<p>2.3 Jde o hostingovou službu a online platformu ve smyslu DSA. Obsah profilů pochází od majitelů; provozovatel ho před prvním zveřejněním zběžně kontroluje, to ale neznamená, že za jeho pravdivost odpovídá.</p>
<p>2.4 U každého profilu je uvedeno, kdo prostor nabízí. Je-li majitelem podnikatel, uplatní se vůči hostovi předpisy na ochranu spotřebitele; není-li podnikatelem, neuplatní se.</p>
<h2>3. Registrace a účet</h2>
<p>3.1 Účet potřebuje majitel. Host ho nepotřebuje. Registrovat se může osoba starší 18 let s plnou svéprávností nebo právnická osoba.</p>
<p>3.2 Smlouva o užívání služby vzniká odesláním registrace a souhlasem s těmito podmínkami. Se souhlasem ukládáme čas a znění podmínek, ke kterému byl dán. Smlouva se uzavírá česky, na dobu neurčitou, a její text zůstává dostupný na této stránce.</p>
<p>3.3 Uživatel uvádí pravdivé údaje, udržuje je aktuální a chrání své heslo. Zneužití oznámí bez zbytečného odkladu.</p>
<p>3.4 Účet může uživatel kdykoli smazat v jeho nastavení. Provozovatel smlouvu vypoví s výpovědní dobou jednoho měsíce; při podstatném porušení podmínek může účet omezit ihned podle čl. 11.</p>
<h2>4. Inzerce prostorů</h2>
<p>4.1 Majitel odpovídá za to, že smí prostor nabízet, že je profil pravdivý, úplný a aktuální a že má práva k textům, fotografiím a videím, které vkládá.</p>
<p>4.2 Vložením obsahu majitel uděluje provozovateli bezúplatné, nevýhradní oprávnění zobrazovat jej v katalogu a použít k propagaci prostoru a katalogu, a to po dobu zveřejnění profilu a v rozsahu nutném k technickému zpracování (zmenšení, převod formátu).</p>
<p>4.3 Do katalogu nepatří obsah protiprávní, klamavý, diskriminační, obtěžující, cizí fotografie bez oprávnění, vizualizace vydávané za skutečný stav ani údaje, které obcházejí určení polí.</p>
<p>4.4 Nový prostor se objeví po schválení. Provozovatel ho může vrátit k doplnění a důvod sdělí. Změny zveřejněného profilu se projeví ihned a provozovatel je může dodatečně zkontrolovat.</p>
<p>4.5 <strong>Pořadí v katalogu</strong> určuje shoda se zadáním hosta (místo, příležitost, kapacita, vybavení, hledaný text), úplnost profilu a počet fotek. Placený tarif a označení „Doporučujeme“ pořadí zvýhodňují. Jiné skryté parametry nepoužíváme a výsledky nepřizpůsobujeme chování konkrétního člověka.</p>
<h2>5. Rezervace a smlouva mezi hostem a majitelem</h2>
<p>5.1 Odeslaná rezervace je návrhem smlouvy o užívání prostoru ve zvoleném termínu. Smlouva vzniká potvrzením majitele; u prostoru s okamžitým potvrzením vzniká odesláním rezervace.</p>
<p>5.2 Majitel na žádost odpoví do 72 hodin. Neodpoví-li, žádost zaniká a termín se uvolní.</p>
<p>5.3 Cena u rezervace vychází z ceníku prostoru; údaj „cena dohodou“ znamená, že se na ní strany domluví před potvrzením. Způsob platby, kauci, storno podmínky a provozní řád stanoví majitel a sdělí je hostovi před potvrzením.</p>
<p>5.4 Host zruší rezervaci odkazem z potvrzovacího e-mailu, majitel ve svém účtu s uvedením důvodu. Žádost, která ještě nebyla potvrzena, může host vzít zpět kdykoli a bez poplatku.</p>
<p>5.5 Je-li host spotřebitel a majitel podnikatel, host bere na vědomí, že u smlouvy o ubytování, nájmu prostoru pro volnočasovou činnost nebo jiném využití volného času v určeném termínu nemá podle § 1837 písm. j) občanského zákoníku právo odstoupit do 14 dnů; storno se řídí podmínkami majitele.</p>
<h2>6. Zprávy a poptávky</h2>
<p>6.1 Zprávu předáme majiteli prostoru. Poptávku rozešleme majitelům, jejichž prostory zadání odpovídají; kontakt hosta se zpřístupní majiteli, který pošle nabídku. Odeslání je zdarma a k ničemu nezavazuje.</p>
<p>6.2 Majitel smí kontakt použít jen k vyřízení zprávy nebo poptávky, ne k jiným obchodním sdělením.</p>
<h2>7. Členství, ceny a placení</h2>
<p>7.1 Základní tarif je zdarma. Placené tarify, jejich obsah a ceny za rok jsou v <a href="/cenik">ceníku</a>. Nový majitel má 30 dní členství na zkoušku, které se samo nemění v placené.</p>
<p>7.2 Objednávku placeného tarifu majitel potvrdí tlačítkem „Objednat s povinností platby“. Provozovatel pošle <strong>zálohovou fakturu</strong> (výzvu k platbě) se splatností na ní uvedenou. Zálohová faktura není daňovým dokladem; ten provozovatel vystaví po přijetí platby v rozsahu, který mu ukládá zákon.</p>
<p>7.3 Tarif začíná dnem přijetí platby a trvá jeden rok. Sám se neprodlužuje. Nezaplacenou objednávku může majitel zrušit; po marném uplynutí splatnosti ji může zrušit provozovatel.</p>
<p>7.4 Změna cen se netýká období, které už je zaplaceno.</p>
<h2>8. Odstoupení a storno členství</h2>
<p>8.1 Spotřebitel může od smlouvy o placeném tarifu odstoupit bez uvedení důvodu do 14 dnů od jejího uzavření, a to e-mailem nebo dopisem na kontakt v čl. 1. Lhůta je zachována, odešle-li odstoupení v jejím průběhu.</p>
<p>8.2 Požádal-li spotřebitel, aby tarif začal ve lhůtě pro odstoupení, uhradí poměrnou část ceny za dny do odstoupení. Zbytek vrátíme do 14 dnů stejným způsobem, jakým platil.</p>
<p>8.3 Podnikatel může zaplacený tarif přestat užívat kdykoli; cena za zbytek období se mu nevrací, nedohodneme-li se jinak.</p>
<h2>9. Reklamace</h2>
<p>9.1 Nefunguje-li služba tak, jak bylo ujednáno, ozvěte se na <a href="mailto:{{company.email}}">{{company.email}}</a> a popište vadu. Přijetí potvrdíme a reklamaci vyřídíme bez zbytečného odkladu, nejpozději do 30 dnů.</p>
<p>9.2 Spotřebitel má práva z vadného plnění u digitální služby podle § 2389a a násl. občanského zákoníku: na odstranění vady, a není-li to možné nebo se nepodaří, na přiměřenou slevu nebo odstoupení.</p>
<p>9.3 Vady samotného prostoru reklamuje host u majitele.</p>
<h2>10. Odpovědnost</h2>
<p>10.1 Provozovatel odpovídá za to, že službu poskytuje s odbornou péčí. Dostupnost může přerušit kvůli údržbě, o delší plánované odstávce informuje předem.</p>
<p>10.2 Provozovatel neodpovídá za obsah vložený uživateli, za jednání majitele a hosta ani za škodu z jejich smlouvy. Neodpovídá za obsah, o jehož protiprávnosti nevěděl, a po oznámení jedná podle čl. 11 (čl. 6 DSA).</p>
<p>10.3 Vůči podnikateli odpovídá provozovatel za škodu nejvýše do částky, kterou podnikatel zaplatil za tarif v posledních dvanácti měsících. Omezení neplatí pro škodu způsobenou úmyslně nebo z hrubé nedbalosti, pro újmu na přirozených právech člověka a vůči spotřebitelům.</p>
<h2>11. Oznámení protiprávního obsahu a stížnosti (DSA)</h2>
<p>11.1 Kdokoli může oznámit obsah, který považuje za protiprávní, e-mailem na <a href="mailto:{{company.email}}">{{company.email}}</a> s předmětem „Oznámení obsahu“. Uveďte adresu stránky, proč je obsah protiprávní, své jméno a e-mail (není nutné u trestných činů proti dětem) a prohlášení, že údaje jsou podle vašeho vědomí pravdivé. Přijetí bez odkladu potvrdíme.</p>
<p>11.2 O oznámení rozhodneme včas, pečlivě, objektivně a za účasti člověka. Rozhodnutí sdělíme oznamovateli i tomu, kdo obsah vložil, s poučením, jak se bránit.</p>
<p>11.3 Je-li obsah protiprávní nebo odporuje těmto podmínkám, můžeme ho skrýt či odstranit, omezit viditelnost profilu, vrátit jej do konceptu, zakázat prostor nebo pozastavit účet. Uživatel dostane odůvodnění podle čl. 17 DSA: co se omezuje, jakých skutečností se to týká, o které ustanovení se opíráme a jak se bránit.</p>
<p>11.4 Účet toho, kdo opakovaně vkládá zjevně protiprávní obsah, a vyřizování podnětů toho, kdo opakovaně podává zjevně neopodstatněná oznámení, po předchozím varování na přiměřenou dobu pozastavíme.</p>
<p>11.5 Proti rozhodnutí lze do šesti měsíců bezplatně podat <strong>stížnost</strong> na stejnou adresu s předmětem „Stížnost“. Vyřídí ji člověk, který o věci dosud nerozhodoval, zpravidla do 14 dnů. Tím není dotčeno právo obrátit se na certifikovaný orgán mimosoudního řešení sporů podle čl. 21 DSA ani na soud. Koordinátorem digitálních služeb je Český telekomunikační úřad.</p>
<h2>12. Osobní údaje</h2>
<p>12.1 Jak zpracováváme osobní údaje, popisují <a href="/stranka/ochrana-osobnich-udaju">zásady ochrany osobních údajů</a>, jaké cookies používáme, je na stránce <a href="/stranka/cookies">Cookies</a>.</p>
<p>12.2 Údaje hosta předané majiteli zpracovává majitel jako samostatný správce a odpovídá za to, že je použije v souladu se zákonem.</p>
<h2>13. Mimosoudní řešení sporů</h2>
<p>13.1 Spory se snažíme vyřešit dohodou. Spotřebitel se může obrátit na Českou obchodní inspekci, Ústřední inspektorát – oddělení ADR, Gorazdova 1969/24, 120 00 Praha 2, <a href="https://adr.coi.gov.cz/">adr.coi.gov.cz</a>.</p>
<p>13.2 Dozor vykonávají podle své působnosti Česká obchodní inspekce, Úřad pro ochranu osobních údajů, Český telekomunikační úřad a živnostenské úřady.</p>
<h2>14. Změny podmínek</h2>
<p>14.1 Podmínky můžeme změnit, mění-li se zákon, služba, její bezpečnost nebo ceny. Nové znění zveřejníme na této stránce nejméně 15 dnů předem, s dnem, od kdy platí, a se shrnutím změn; majitelům ho oznámíme e-mailem.</p>
<p>14.2 Kdo se změnou nesouhlasí, může smlouvu do dne účinnosti vypovědět a účet smazat. Zaplacené a nevyčerpané členství mu v tom případě poměrně vrátíme.</p>
<p>14.3 Rezervace a objednávky se řídí zněním, které platilo při jejich odeslání. Všechna dřívější znění zůstávají na této stránce.</p>
<h2>15. Závěrečná ustanovení</h2>
<p>15.1 Vztahy se řídí českým právem. Volba práva nezbavuje spotřebitele ochrany, kterou mu dávají předpisy státu, kde má bydliště. Spory s podnikateli rozhoduje soud podle sídla provozovatele.</p>
<p>15.2 Je-li některé ustanovení neplatné, ostatní platí dál.</p>
<p>15.3 Podmínky platí od data uvedeného v záhlaví této stránky.</p>`,
  faq: [],
  meta_title: 'Obchodní podmínky katalogu prostorů',
  meta_description:
    'Podmínky užívání katalogu: registrace, inzerce, rezervace, členství a ceny, reklamace, oznámení protiprávního obsahu, řešení sporů. Se všemi dřívějšími zněními.',
  menu: { place: 'footer', label: 'Obchodní podmínky', order: 2 },
};

/** First day of the first version. */
export const TERMS_VALID_FROM = '2026-11-01';
