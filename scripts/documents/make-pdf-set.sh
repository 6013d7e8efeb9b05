#!/bin/sh
# Makes the files of the PDF set that other programs write, each with its true paragraphs, items and
# cells beside it, one a line. Programs of Debian 12:
#   chromium libreoffice-writer-nogui libreoffice-calc-nogui weasyprint wkhtmltopdf texlive-latex-base
#   texlive-latex-recommended lmodern groff ghostscript enscript python3-cairo pandoc python3-reportlab qpdf
#   fonts-dejavu-core
# and, in the folder that is named first, the packages pdfkit and jspdf.
# The results are kept in the repository, since other versions of these programs write other bytes.
set -eu

libraries=${1:?the folder that has pdfkit and jspdf in node_modules}
here=$(cd "$(dirname "$0")" && pwd)
set=$here/../../test/engine/formats/pdf/set/files
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=1714644000 TZ=UTC LC_ALL=C.UTF-8
mkdir -p "$set"
cp "$here"/sources/pdf-set/* "$work"
cd "$work"
# made by, name; its units are those of the source
keep() {
  qpdf --deterministic-id --object-streams=generate --recompress-flate --compression-level=9 \
    --warning-exit-0 made.pdf "$set/$2.$1.pdf"
  cp "$2.txt" "$set/$2.txt"
}
soffice() {
  command soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to "$@" \
    >/dev/null 2>&1
}

for page in minutes bescheid dalil shalom; do
  python3 units-of-html.py $page.html > $page.txt
  chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf=made.pdf \
    "file://$work/$page.html" 2>/dev/null
  keep chromium $page
  # This version says wrong letters for those that run from the right.
  if ! grep -q 'dir="rtl"' $page.html; then
    weasyprint -q $page.html made.pdf 2>/dev/null
    keep weasyprint $page
  fi
  QT_QPA_PLATFORM=offscreen wkhtmltopdf -q $page.html made.pdf 2>/dev/null
  keep wkhtmltopdf $page
  # Of the two readers of HTML, the one keeps tables and columns, the other the direction of text.
  if grep -q 'dir="rtl"' $page.html; then
    soffice odt:writer8 $page.html --infilter='HTML (StarWriter)'
    soffice pdf $page.odt
  else
    pandoc $page.html -o $page.docx
    soffice pdf $page.docx
  fi
  mv $page.pdf made.pdf
  keep libreoffice $page
done

for paper in canoe heizung; do
  pdflatex -interaction=batchmode $paper >/dev/null
  mv $paper.pdf made.pdf
  keep latex $paper
done

preconv ferry.ms | tbl | groff -ms -Tpdf > made.pdf
keep groff ferry
preconv ferry.ms | tbl | groff -ms -Tps | ps2pdf - made.pdf
keep ghostscript ferry

enscript -q -B -p - notice.body | ps2pdf - made.pdf
keep enscript notice
/usr/bin/python3 with-cairo.py notice.body made.pdf
keep cairo notice

/usr/bin/python3 with-reportlab.py made.pdf order.txt
keep reportlab order
for library in pdfkit jspdf; do
  cp with-javascript.mjs "$libraries/"
  node "$libraries/with-javascript.mjs" $library made.pdf prices.txt
  rm "$libraries/with-javascript.mjs"
  keep $library prices
done
ls -l "$set"
