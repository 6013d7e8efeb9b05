import { bridgeOf } from '../../renderer/rpc/bridge.ts';
import { connectRpc } from '../../renderer/rpc/client.ts';

const bridge = bridgeOf(window);
void connectRpc(bridge).then((rpc) => {
  window.contract = { bridge, rpc };
});
