#!/bin/sh
# Makes the documents that the tests of the formats read, with programs of Debian 12 that are not ours:
#   libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui pandoc imagemagick qpdf
#   chromium ffmpeg qttools5-dev-tools zip fonts-dejavu-core
# idml, mif, dita and xliff 2 are written by hand after the public formats: nothing there writes them.
# The results are kept in the repository, since other versions of these programs write other bytes.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
sources=$here/sources
files=$here/../../test/engine/formats/golden/files
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=1714644000 TZ=UTC LC_ALL=C.UTF-8

for format in docx pptx xlsx pdf html txt xliff srt xml json image idml mif dita; do
  mkdir -p "$files/$format"
done
cp -r "$sources"/* "$work"
cd "$work"

# ImageMagick: a picture for the documents, and pictures of text.
convert -size 120x80 xc:white -stroke '#446688' -strokewidth 4 -fill none \
  -draw 'circle 60,40 60,12' -draw 'line 60,12 60,68' -strip pump.png
font=$(fc-match -f '%{file}' 'DejaVu Sans')
convert -background white -fill black -font "$font" -pointsize 32 -size 760x \
  caption:'The gate is closed in winter. Please use the door behind the shed.' \
  -bordercolor white -border 40 -strip "$files/image/sign.png"
convert -size 800x420 xc:'#f4efe0' -font "$font" -fill '#203020' -pointsize 40 \
  -annotate +60+90 'Opening hours' -pointsize 26 -annotate +60+170 'Monday to Friday from nine to five' \
  -annotate +60+220 'Closed on Sunday' -strip -quality 88 "$files/image/hours.jpg"
convert -background white -fill black -font "$font" -pointsize 28 label:'Fresh honey for sale' \
  -bordercolor white -border 30 -strip -quality 90 "$files/image/honey.jpeg"

# pandoc.
pandoc handbook.md -o "$files/docx/handbook.docx"
pandoc slides.md -o "$files/pptx/year.pptx"
pandoc handbook.md -s -t html5 -o "$files/html/handbook.html"
pandoc handbook.md -t plain --columns=72 -o "$files/txt/handbook.txt"
pandoc handbook.md -s -t docbook5 -o "$files/xml/handbook-docbook.xml"
pandoc handbook.md -s -t jats_publishing -o "$files/xml/handbook-jats.xml"
pandoc slides.md -t json -o "$files/json/slides-tree.json"
pandoc handbook.md -t ipynb -o "$files/json/handbook-notebook.json"

# LibreOffice, in few runs.
office() { soffice "-env:UserInstallation=file://$work/profile" --headless "$@" >/dev/null 2>&1; }
pandoc handbook.md -o handbook.odt
office --convert-to 'docx:MS Word 2007 XML' --outdir "$files/docx" letter.fodt
office --convert-to 'docx:Office Open XML Text' --outdir out handbook.odt
mv out/handbook.docx "$files/docx/handbook-rewritten.docx"
office --convert-to pptx --outdir "$files/pptx" tour.fodp
cp "$files/pptx/year.pptx" year-rewritten.pptx
office --convert-to odp --outdir out year-rewritten.pptx
office --convert-to pptx --outdir "$files/pptx" out/year-rewritten.odp
office --convert-to xlsx --outdir "$files/xlsx" budget.fods members.csv
pandoc handbook.md -s -t html4 -o handbook-table.html
office --infilter='HTML (StarCalc)' --convert-to xlsx --outdir "$files/xlsx" handbook-table.html
office --convert-to pdf --outdir "$files/pdf" letter.fodt tour.fodp
office --convert-to 'html:HTML (StarWriter)' --outdir "$files/html" letter.fodt
office --convert-to 'txt:Text (encoded):UTF8,CRLF' --outdir "$files/txt" letter.fodt

# A browser's pages, packed once more by another program.
chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer "--user-data-dir=$work/browser" \
  --print-to-pdf=handbook.pdf "file://$work/handbook-table.html" >/dev/null 2>&1
qpdf --linearize --object-streams=generate --deterministic-id handbook.pdf "$files/pdf/handbook.pdf"

# Older encodings and line ends.
pandoc handbook.md -s -t html4 \
  | sed 's/charset=utf-8/charset=iso-8859-1/' | iconv -f UTF-8 -t ISO-8859-1//TRANSLIT \
  > "$files/html/handbook-latin.htm"
pandoc handbook.md -t plain --wrap=none | iconv -f UTF-8 -t CP1252//TRANSLIT | sed 's/$/\r/' \
  > "$files/txt/handbook-windows.txt"

# ffmpeg: subtitles.
ffmpeg -loglevel error -y -i film.vtt "$files/srt/film.srt"
ffmpeg -loglevel error -y -i film.ass "$files/srt/film-styled.srt"
{ printf '\357\273\277'; sed 's/$/\r/' "$files/srt/film.srt"; } > "$files/srt/film-windows.srt"
ffprobe -loglevel error -show_packets -show_data -of json film.vtt > "$files/json/packets.json"

# Qt Linguist: localisation formats.
cp phrases.ts.xml phrases.ts
lconvert -i phrases.ts -if ts -o "$files/xliff/gate.xlf" -of xlf
lconvert -i phrases.ts -if ts -o gate.ts -of ts
cp gate.ts "$files/xml/gate-linguist.xml"
cp xliff/* "$files/xliff"
cp mif/* "$files/mif"
cp dita/* "$files/dita"
lconvert -i phrases.po -if po -target-language de_DE -o "$files/xliff/shed.xlf" -of xlf

# InDesign packages around the stories.
package='xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging" DOMVersion="15.0"'
xml='<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
for name in brochure poster booklet; do
  rm -f "$files/idml/$name.idml"
  root=$work/package-$name
  mkdir -p "$root/META-INF" "$root/Resources" "$root/Spreads" "$root/Stories" "$root/XML"
  cp "idml/$name"/* "$root/Stories"
  printf 'application/vnd.adobe.indesign-idml-package' > "$root/mimetype"
  cat > "$root/META-INF/container.xml" <<END
$xml
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="designmap.xml" media-type="text/xml"/></rootfiles></container>
END
  cat > "$root/Resources/Styles.xml" <<END
$xml
<idPkg:Styles $package><RootParagraphStyleGroup Self="ps"><ParagraphStyle Self="ParagraphStyle/Heading" Name="Heading"/><ParagraphStyle Self="ParagraphStyle/Body" Name="Body"/></RootParagraphStyleGroup></idPkg:Styles>
END
  printf '%s\n<idPkg:BackingStory %s><XmlStory Self="x1"/></idPkg:BackingStory>\n' "$xml" "$package" \
    > "$root/XML/BackingStory.xml"
  frames='' stories=''
  for story in "$root"/Stories/*.xml; do
    self=$(basename "$story" .xml | sed 's/Story_//')
    frames="$frames<TextFrame Self=\"t$self\" ParentStory=\"$self\" ItemTransform=\"1 0 0 1 36 36\"/>"
    stories="$stories<idPkg:Story src=\"Stories/Story_$self.xml\"/>"
  done
  printf '%s\n<idPkg:Spread %s><Spread Self="s1" PageCount="1"><Page Self="p1" Name="1" GeometricBounds="0 0 842 595"/>%s</Spread></idPkg:Spread>\n' \
    "$xml" "$package" "$frames" > "$root/Spreads/Spread_s1.xml"
  printf '%s\n<?aid style="50" type="document" readerVersion="6.0" featureSet="257"?>\n<Document %s Self="d"><idPkg:Styles src="Resources/Styles.xml"/><idPkg:Spread src="Spreads/Spread_s1.xml"/>%s<idPkg:BackingStory src="XML/BackingStory.xml"/></Document>\n' \
    "$xml" "$package" "$stories" > "$root/designmap.xml"
  find "$root" -exec touch -d @$SOURCE_DATE_EPOCH {} +
  (cd "$root" && zip -q -X -0 "$files/idml/$name.idml" mimetype &&
    find META-INF Resources Spreads Stories XML designmap.xml -type f | sort |
    zip -q -X -9 -@ "$files/idml/$name.idml")
done

rm -f "$files"/html/*.gif
ls -l "$files"/*
