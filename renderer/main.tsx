import { bridgeOf } from './desk/bridge.ts';
import { connectDesk } from './desk/desk.ts';
import { openPage } from './open-page.tsx';
import { en } from './words/en/en.ts';

const root = document.getElementById('root');
if (root !== null) {
  const bridge = bridgeOf(window);
  connectDesk(bridge).then(
    (desk) => openPage(root, { desk, hand: (file) => bridge.hand(file), lost: desk.lost }),
    () => {
      root.textContent = en['frame.closed'];
    },
  );
}
