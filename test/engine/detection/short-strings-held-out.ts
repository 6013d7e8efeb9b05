/**
 * Short strings of our own as files for translation hold them, by language, separated by bars: labels and
 * commands of interfaces, products, dishes, terms of law. Nothing may be tuned on them: whoever changes
 * weights or word lists reads here only the figures.
 */
export const SHORT_STRINGS_HELD_OUT: Readonly<Record<string, string>> = {
  ar: `إعادة تسمية الملف|تعذر حفظ الصورة|لا توجد نتائج|حجم الخط|عقد الإيجار|شوربة العدس|غسالة أطباق|رقم الطلب`,
  bg: `Преименуване на файла|Няма намерени резултати|Размер на шрифта|Договор за наем|Шопска салата|Съдомиялна машина
Номер на поръчката|Изтриване на всички`,
  cs: `Přejmenovat soubor|Nebyly nalezeny žádné výsledky|Velikost písma|Nájemní smlouva|Svíčková na smetaně
Myčka nádobí|Číslo objednávky|Smazat vše|Obnovit výchozí|Odhlásit se`,
  da: `Omdøb filen|Ingen resultater fundet|Skriftstørrelse|Lejekontrakt|Stegt flæsk|Opvaskemaskine|Ordrenummer
Slet alle|Gendan standard|Log ud`,
  de: `Datei umbenennen|Keine Ergebnisse gefunden|Schriftgröße|Mietvertrag|Sauerbraten mit Klößen|Geschirrspüler
Bestellnummer|Alle löschen|Standard wiederherstellen|Abmelden|Haftungsausschluss|Zeile einfügen`,
  el: `Μετονομασία αρχείου|Δεν βρέθηκαν αποτελέσματα|Μέγεθος γραμματοσειράς|Μισθωτήριο συμβόλαιο`,
  en: `Rename file|No results found|Font size|Rental agreement|Roast beef with gravy|Dishwasher|Order number
Delete all|Restore defaults|Sign out|Limitation of liability|Insert row below`,
  es: `Cambiar nombre del archivo|No se encontraron resultados|Tamaño de letra|Contrato de alquiler|Tortilla de patatas
Lavavajillas|Número de pedido|Eliminar todo|Restaurar valores|Cerrar sesión|Insertar fila debajo`,
  et: `Nimeta fail ümber|Tulemusi ei leitud|Kirja suurus|Üürileping|Hapukapsas sealihaga|Nõudepesumasin
Tellimuse number|Kustuta kõik|Logi välja`,
  fi: `Nimeä tiedosto uudelleen|Tuloksia ei löytynyt|Fonttikoko|Vuokrasopimus|Karjalanpaisti|Astianpesukone
Tilausnumero|Poista kaikki|Kirjaudu ulos|Vastuunrajoitus`,
  fr: `Renommer le fichier|Aucun résultat trouvé|Taille de police|Contrat de location|Pot-au-feu de bœuf|Lave-vaisselle
Numéro de commande|Tout supprimer|Rétablir les valeurs par défaut|Se déconnecter|Insérer une ligne`,
  he: `שינוי שם הקובץ|לא נמצאו תוצאות|גודל גופן|חוזה שכירות`,
  hu: `Fájl átnevezése|Nincs találat|Betűméret|Bérleti szerződés|Töltött káposzta|Mosogatógép|Rendelésszám
Összes törlése|Kijelentkezés`,
  id: `Ganti nama berkas|Tidak ada hasil|Ukuran huruf|Perjanjian sewa|Sup buntut sapi|Mesin pencuci piring
Nomor pesanan|Hapus semua|Keluar dari akun`,
  it: `Rinomina file|Nessun risultato trovato|Dimensione carattere|Contratto di locazione|Brasato al vino rosso
Lavastoviglie|Numero d'ordine|Elimina tutto|Ripristina predefiniti|Esci dal profilo|Inserisci riga sotto`,
  ja: `ファイル名を変更|結果が見つかりません|賃貸借契約|食器洗い機|注文番号|すべて削除`,
  ko: `파일 이름 변경|결과 없음|글꼴 크기|임대차 계약|식기세척기|주문 번호`,
  lt: `Pervadinti failą|Rezultatų nerasta|Šrifto dydis|Nuomos sutartis|Bulviniai blynai|Indaplovė|Užsakymo numeris
Ištrinti viską|Atsijungti`,
  lv: `Pārdēvēt failu|Rezultāti nav atrasti|Fonta lielums|Īres līgums|Pelēkie zirņi|Trauku mazgājamā mašīna
Pasūtījuma numurs|Dzēst visu|Izrakstīties`,
  nb: `Gi filen nytt navn|Ingen resultater funnet|Skriftstørrelse|Husleiekontrakt|Kjøttkaker i brun saus|Oppvaskmaskin
Bestillingsnummer|Slett alle|Gjenopprett standard|Logg av`,
  nl: `Bestand hernoemen|Geen resultaten gevonden|Lettergrootte|Huurovereenkomst|Stamppot met rookworst|Vaatwasser
Bestelnummer|Alles verwijderen|Standaardwaarden herstellen|Afmelden|Rij invoegen`,
  pl: `Zmień nazwę pliku|Nie znaleziono wyników|Rozmiar czcionki|Umowa najmu|Pierogi z kapustą|Zmywarka do naczyń
Numer zamówienia|Usuń wszystko|Przywróć domyślne|Wyloguj się`,
  pt: `Renomear o ficheiro|Nenhum resultado encontrado|Tamanho da letra|Contrato de arrendamento|Bacalhau com natas
Máquina de lavar louça|Número da encomenda|Eliminar tudo|Repor predefinições|Terminar sessão`,
  ro: `Redenumește fișierul|Niciun rezultat găsit|Dimensiunea fontului|Contract de închiriere|Sarmale cu mămăligă
Mașină de spălat vase|Numărul comenzii|Șterge tot|Deconectare`,
  ru: `Переименовать файл|Ничего не найдено|Размер шрифта|Договор аренды|Солянка сборная мясная|Посудомоечная машина
Номер заказа|Удалить все|Выйти из системы`,
  sk: `Premenovať súbor|Nenašli sa žiadne výsledky|Veľkosť písma|Nájomná zmluva|Bryndzové halušky|Umývačka riadu
Číslo objednávky|Vymazať všetko|Odhlásiť sa`,
  sl: `Preimenuj datoteko|Ni najdenih rezultatov|Velikost pisave|Najemna pogodba|Ajdovi žganci|Pomivalni stroj
Številka naročila|Izbriši vse|Odjava`,
  sv: `Byt namn på filen|Inga resultat hittades|Teckenstorlek|Hyresavtal|Köttbullar med lingon|Diskmaskin|Ordernummer
Ta bort alla|Återställ standard|Logga ut`,
  th: `เปลี่ยนชื่อไฟล์|ไม่พบผลลัพธ์|ขนาดตัวอักษร|สัญญาเช่า`,
  tr: `Dosyayı yeniden adlandır|Sonuç bulunamadı|Yazı tipi boyutu|Kira sözleşmesi|Etli yaprak sarma|Bulaşık makinesi
Sipariş numarası|Tümünü sil|Oturumu kapat`,
  uk: `Перейменувати файл|Нічого не знайдено|Розмір шрифту|Договір оренди|Вареники з капустою|Посудомийна машина
Номер замовлення|Видалити все|Вийти із системи`,
  vi: `Đổi tên tệp|Không tìm thấy kết quả|Cỡ chữ|Hợp đồng thuê nhà|Bún bò Huế|Máy rửa bát|Số đơn hàng|Xóa tất cả`,
  zh: `重命名文件|未找到结果|字体大小|租赁合同|洗碗机|订单号码|全部删除`,
};
