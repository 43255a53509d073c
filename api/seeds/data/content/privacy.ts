import type { ContentSeed } from './content.types.ts';

/** Purposes and retention times as implemented; a change of either is a change here. */
export const PRIVACY: ContentSeed = {
  slug: 'ochrana-osobnich-udaju',
  title: 'Ochrana osobních údajů',
  lead: 'Jaké údaje o vás zpracováváme, proč, jak dlouho a co s tím můžete dělat. Podle nařízení (EU) 2016/679 (GDPR).',
  html: `<h2>Kdo údaje spravuje</h2>
<p>Správcem je {{company.name}}, se sídlem {{company.address}}, IČO {{company.ico}}, {{company.register}}. Ve věcech osobních údajů pište na <a href="mailto:{{company.email}}">{{company.email}}</a>, telefon {{company.phone}}.</p>
<h2>Co zpracováváme a proč</h2>
<h3>Účet</h3>
<p>E-mail, jméno, telefon, otisk hesla, čas a znění souhlasu s podmínkami. <strong>Proč:</strong> vedení účtu, přihlášení, bezpečnost. <strong>Právní základ:</strong> plnění smlouvy. <strong>Jak dlouho:</strong> po dobu trvání účtu; po jeho smazání osobní údaje vymažeme.</p>
<h3>Firma a fakturační údaje</h3>
<p>Název, IČO, DIČ, adresa, objednávky a faktury. <strong>Proč:</strong> členství, účetnictví a daně. <strong>Právní základ:</strong> plnění smlouvy, právní povinnost. <strong>Jak dlouho:</strong> faktury deset let od konce zdaňovacího období.</p>
<h3>Profil prostoru</h3>
<p>Texty, fotky, snímky pro prohlídku, kontakt, adresa. <strong>Proč:</strong> zveřejnění v katalogu. <strong>Právní základ:</strong> plnění smlouvy. <strong>Jak dlouho:</strong> po dobu zveřejnění.</p>
<h3>Rezervace</h3>
<p>Jméno, e-mail, telefon, termín, počet hostů, poznámka. <strong>Proč:</strong> zprostředkování rezervace, připomínky, řešení sporů. <strong>Právní základ:</strong> plnění smlouvy, oprávněný zájem. <strong>Jak dlouho:</strong> jeden rok od konce termínu, potom zůstane jen údaj bez osoby.</p>
<h3>Zprávy a poptávky</h3>
<p>Jméno, e-mail, telefon, popis akce. <strong>Proč:</strong> předání majitelům, odpovědi. <strong>Právní základ:</strong> plnění smlouvy. <strong>Jak dlouho:</strong> jeden rok od uzavření, nebo do vaší žádosti o výmaz.</p>
<h3>Oblíbené prostory</h3>
<p>Které prostory jste si uložili. <strong>Proč:</strong> abyste je po přihlášení našli na každém zařízení. <strong>Právní základ:</strong> plnění smlouvy. <strong>Jak dlouho:</strong> dokud je neodeberete nebo nesmažete účet. Bez přihlášení zůstávají jen ve vašem prohlížeči.</p>
<h3>Hlídání prostorů</h3>
<p>E-mail, co hledáte a jak často vám máme psát. <strong>Proč:</strong> zprávy o nových prostorech, o které jste požádali. <strong>Právní základ:</strong> váš souhlas; odvoláte ho odkazem v každé zprávě. <strong>Jak dlouho:</strong> dokud hlídání neukončíte; nepotvrzené smažeme po 48 hodinách.</p>
<h3>Přihlášená zařízení</h3>
<p>Druh prohlížeče, čas posledního použití. <strong>Proč:</strong> bezpečnost účtu. <strong>Právní základ:</strong> oprávněný zájem. <strong>Jak dlouho:</strong> po dobu přihlášení, nejdéle 180 dní.</p>
<h3>Protokol úkonů</h3>
<p>Kdo, co a kdy změnil. <strong>Proč:</strong> dohledatelnost zásahů, ochrana práv. <strong>Právní základ:</strong> oprávněný zájem. <strong>Jak dlouho:</strong> po dobu provozu katalogu; po smazání účtu bez jména a e-mailu.</p>
<h3>Záznam odeslané pošty</h3>
<p>Adresa, druh a stav zprávy, bez jejího textu. <strong>Proč:</strong> doručitelnost, řešení potíží. <strong>Právní základ:</strong> oprávněný zájem. <strong>Jak dlouho:</strong> do výmazu osoby, které se týká.</p>
<p>Když se na webu něco pokazí, zapíšeme si chybu a místo v programu, kde nastala; e-maily, čísla a adresy z ní předem odstraníme.</p>
<p>Návštěvnost prostorů počítáme pomocí náhodného označení, které po třech hodinách zanikne a nevede k osobě. O cookies píšeme na <a href="/stranka/cookies">zvláštní stránce</a>.</p>
<h2>Odkud údaje máme</h2>
<p>Od vás. Údaje o firmě podle IČO můžeme na vaši žádost doplnit z veřejného registru ARES. Kalendáře z jiných služeb načítáme jen tehdy, když nám na ně dáte odkaz, a bereme z nich pouze obsazené časy.</p>
<h2>Komu je předáváme</h2>
<ul>
<li><strong>Majiteli prostoru</strong> předáme vaši rezervaci nebo zprávu; kontakt z poptávky až tomu, kdo vám pošle nabídku. Majitel je potom samostatným správcem těchto údajů.</li>
<li><strong>Zpracovatelům</strong>, kteří pro nás zajišťují provoz serverů, úložiště souborů, odesílání pošty a hlášení chyb. Se všemi máme smlouvu a sídlí v Evropském hospodářském prostoru.</li>
<li><strong>Úřadům</strong>, pokud to po nás žádá zákon.</li>
</ul>
<p>Údaje neprodáváme, nepředáváme je reklamním sítím a nikdo podle nich o vás automaticky nerozhoduje.</p>
<h2>Jaká máte práva</h2>
<ul>
<li>na přístup: kopii svých dat si stáhnete v nastavení účtu, bez účtu nám napište,</li>
<li>na opravu: většinu údajů změníte sami, zbytek na požádání opravíme,</li>
<li>na výmaz: účet smažete v nastavení; zůstane jen to, co musíme uchovat ze zákona,</li>
<li>na omezení zpracování a na přenositelnost,</li>
<li>vznést námitku proti zpracování na základě oprávněného zájmu,</li>
<li>odvolat souhlas, pokud je zpracování založené na něm.</li>
</ul>
<p>Odpovíme bez zbytečného odkladu, nejpozději do jednoho měsíce. Abychom údaje nevydali někomu jinému, můžeme vás požádat o ověření z e-mailu, kterého se žádost týká.</p>
<h2>Kam si stěžovat</h2>
<p>Na Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, <a href="https://uoou.gov.cz/">uoou.gov.cz</a>. Budeme ale rádi, když se nejdřív ozvete nám.</p>
<h2>Jak údaje chráníme</h2>
<p>Přenos je šifrovaný, hesla ukládáme jen jako otisk, ze kterého je nejde přečíst, fotky zbavujeme skrytých údajů o místě a přístroji a přístup správců se zapisuje do protokolu, který nejde zpětně upravit.</p>`,
  faq: [],
  meta_title: 'Zásady ochrany osobních údajů',
  meta_description:
    'Jaké osobní údaje zpracováváme, k čemu, jak dlouho a komu je předáváme. Jak si stáhnete kopii svých dat a jak účet smažete.',
  menu: { place: 'footer', label: 'Ochrana osobních údajů', order: 3 },
};
