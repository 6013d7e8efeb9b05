#!/bin/sh
# Makes the PDF documents and pictures that only the tests of these two formats read, with programs of
# Debian 12 that are not ours:
#   libreoffice-writer-nogui libreoffice-impress-nogui pandoc imagemagick qpdf poppler-utils
#   tesseract-ocr tesseract-ocr-eng bc fonts-dejavu-core fonts-noto-core
# The results are kept in the repository, since other versions of these programs write other bytes.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
tests=$here/../../test/engine/formats
pdf=$tests/pdf/files
image=$tests/image/files
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=1714644000 TZ=UTC LC_ALL=C.UTF-8
mkdir -p "$pdf" "$image"
cp "$here"/sources/pdf/* "$work"
cd "$work"

# Pages of text: one column with a list and a footnote, two columns, slides.
pandoc tenants.md -o tenants.docx
soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to pdf \
  tenants.docx winter.fodt cycling.fodp >/dev/null 2>&1
pack() { qpdf --deterministic-id --object-streams=generate "$@"; }
pack winter.pdf "$pdf/winter.pdf"
pack cycling.pdf "$pdf/cycling.pdf"
pack tenants.pdf "$pdf/tenants.pdf"

# The same page drawn as a form on two pages; pages that are turned; files with passwords.
pack --empty --pages tenants.pdf winter.pdf -- two.pdf
pack two.pdf --underlay cycling.pdf --from=2 --repeat=2 -- "$pdf/forms.pdf"
pack tenants.pdf --rotate=90 -- "$pdf/turned.pdf"
qpdf --static-id --static-aes-iv --encrypt secret owner 256 -- tenants.pdf "$pdf/locked.pdf"
qpdf --static-id --static-aes-iv --encrypt '' owner 256 -- tenants.pdf "$pdf/locked-owner.pdf"

# Scans: a page as a picture of one bit and of grey, upright and laid on its side; with the letters
# that a reader of pictures has put behind it; beside a page of text.
pdftoppm -r 150 -gray -png tenants.pdf page
convert page-1.png -crop 1150x1000+100+150 +repage -strip page.png
size=$(identify -format '%w %h' page.png)
width=${size% *} height=${size#* }
convert page.png -threshold 60% group4:page.g4
convert page.png -quality 40 -colorspace Gray page.jpg
convert page.png -rotate 90 -threshold 60% group4:side.g4

# data, width, height, what the data is, bits, turned by, result
wrap() {
  w=$(echo "scale=2; $2 * 72 / 150" | bc) h=$(echo "scale=2; $3 * 72 / 150" | bc)
  paint="q $w 0 0 $h 0 0 cm /Im0 Do Q"
  {
    printf '%%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'
    printf '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n'
    printf '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 %s %s]/Rotate %s' "$w" "$h" "$6"
    printf '/Resources<</XObject<</Im0 4 0 R>>>>/Contents 5 0 R>>\nendobj\n'
    printf '4 0 obj\n<</Type/XObject/Subtype/Image/Width %s/Height %s' "$2" "$3"
    printf '/ColorSpace/DeviceGray/BitsPerComponent %s%s/Length %s>>\nstream\n' \
      "$5" "$4" "$(stat -c %s "$1")"
    cat "$1"
    printf '\nendstream\nendobj\n5 0 obj\n<</Length %s>>\nstream\n%s\nendstream\nendobj\n' \
      "${#paint}" "$paint"
    printf 'trailer\n<</Root 1 0 R/Size 6>>\n'
  } > raw.pdf
  pack --warning-exit-0 raw.pdf "$7" 2>/dev/null
}
fax() { printf '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns %s/Rows %s>>' "$1" "$2"; }
wrap page.g4 "$width" "$height" "$(fax "$width" "$height")" 1 0 "$pdf/scan.pdf"
wrap page.jpg "$width" "$height" '/Filter/DCTDecode' 8 0 "$pdf/scan-grey.pdf"
wrap side.g4 "$height" "$width" "$(fax "$height" "$width")" 1 270 "$pdf/scan-side.pdf"
convert page.png -threshold 60% -depth 1 bits.png
tesseract bits.png read -l eng --dpi 150 pdf 2>/dev/null
pack read.pdf "$pdf/scan-read.pdf"
pack --empty --pages winter.pdf "$pdf/scan.pdf" -- "$pdf/mixed.pdf"

# Pictures: on paper of one colour, on a ground that fades, and one that a camera held on its side.
font=$(fc-match -f '%{file}' 'DejaVu Sans')
convert -size 640x360 gradient:'#f8f0d8'-'#8fb8c8' -font "$font" -fill '#1a1a1a' -pointsize 34 \
  -annotate +40+90 'Welcome to the harbour' -pointsize 24 \
  -annotate +40+160 'Please keep your dog on a lead.' -strip -quality 85 "$image/harbour.jpg"
convert -size 560x200 xc:'#203040' -font "$font" -fill white -pointsize 36 \
  -annotate +30+70 'No swimming here' -pointsize 24 -annotate +30+130 'Danger of strong currents' \
  -strip -units PixelsPerInch -density 144 "$image/danger.png"
convert "$image/danger.png" -rotate 270 -quality 90 "$work/side.jpg"
# Exif with one entry, the orientation 6: turned by a quarter when it is shown.
{
  head -c 2 side.jpg
  printf '\377\341\000\042Exif\000\000MM\000\052\000\000\000\010\000\001\001\022\000\003\000\000\000\001\000\006\000\000\000\000\000\000'
  tail -c +3 side.jpg
} > "$image/danger-side.jpg"
ls -l "$pdf" "$image"
