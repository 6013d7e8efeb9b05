import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';

/*
 * Loaded into the program under test and into every program of Node that it starts (`--import`): notes
 * each host with its port that a connection is opened to, and each name that is looked up, in the file
 * that DRAGOMAN_NETWORK_LOG names. Sockets that are files have no host.
 */

const file = process.env['DRAGOMAN_NETWORK_LOG'];
const note = (host: unknown) => {
  if (file !== undefined && typeof host === 'string') appendFileSync(file, `${host}\n`);
};

type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket;
const socket = net.Socket.prototype as unknown as { connect: Connect };
const { connect } = socket;
socket.connect = function (this: net.Socket, ...args) {
  // `net.connect` hands over its options and listener as one array.
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object' && first !== null) {
    const {
      host = 'localhost',
      port,
      path,
    } = first as {
      readonly host?: string;
      readonly port?: number | string;
      readonly path?: string;
    };
    if (typeof path !== 'string') note(`${host}:${String(port)}`);
  } else if (typeof first === 'number') {
    note(`${typeof args[1] === 'string' ? args[1] : 'localhost'}:${first}`);
  }
  return connect.apply(this, args);
};

type Lookup = (host: string, ...rest: unknown[]) => unknown;
const names = dns as unknown as { lookup: Lookup };
const { lookup } = names;
names.lookup = (host, ...rest) => {
  note(host);
  return lookup(host, ...rest);
};

type Send = (this: dgram.Socket, ...args: unknown[]) => unknown;
const datagrams = dgram.Socket.prototype as unknown as { send: Send };
const { send } = datagrams;
datagrams.send = function (this: dgram.Socket, ...args) {
  note(args.find((value, index) => index > 0 && typeof value === 'string'));
  return send.apply(this, args);
};
