import { bridgeOf } from '../../renderer/desk/bridge.ts';
import { connectDesk } from '../../renderer/desk/desk.ts';

const bridge = bridgeOf(window);
void connectDesk(bridge).then((desk) => {
  window.contract = { bridge, desk };
});
