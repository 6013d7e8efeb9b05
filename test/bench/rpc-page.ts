import { bridgeOf } from '../../renderer/rpc/bridge.ts';
import { connectDesk } from '../../renderer/rpc/desk.ts';

const bridge = bridgeOf(window);
void connectDesk(bridge).then((desk) => {
  window.contract = { bridge, desk };
});
