import fc from 'fast-check';

/** HTML as it is found: mostly tags and text, in any order, closed or not. */
export function anyHtml(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    ...['<p>', '</p>', '<div>', '</div>', '<b>', '</b>', '<i class=x>', '</i>', '<br>', '<br/>'],
    ...[
      '<a href="x" title="A &quot;title&quot;">',
      '</a>',
      '<img alt=One src=x>',
      "<img alt='it\"s'>",
    ],
    ...['<ul>', '<li>', '</ul>', '<table>', '<tr>', '<td>', '</table>', '<pre>', '</pre>'],
    ...['<script>a<b</script>', '<style>p{}</style>', '<!-- <p> -->', '<code>x &lt; y</code>'],
    ...[
      '<span translate=no>',
      '</span>',
      '<textarea>',
      '</textarea>',
      '<svg><title>t</title></svg>',
    ],
    ...[
      'one ',
      'Two, ',
      'größer ',
      '&amp; ',
      '&eacute;',
      '&copy ',
      '&nbsp;',
      'a < b ',
      '\n  ',
      '"',
    ],
    ...[
      '<title>',
      '</title>',
      '<html lang="en">',
      '<body>',
      '</html>',
      '<!doctype html>',
      '<',
      '</',
    ],
  );
  return fc.array(piece, { maxLength: 40 }).map((pieces) => `word ${pieces.join('')}`);
}
