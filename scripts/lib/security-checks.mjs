/**
 * The security checks, by number. A test of a check has `[S-<number>]` in its name. A check without a test has the reason in
 * `untested`, which `npm run security` prints.
 *
 * Priority 0 blocks a release, 1 is for version 1.0, 2 for later.
 */

/**
 * @param {number} number
 * @param {0 | 1 | 2} priority
 * @param {string} what
 * @param {string} [untested] the reason why it has no test
 */
const check = (number, priority, what, untested) => ({ number, priority, what, untested });

const WHO_ASKS = [
  check(1, 0, 'no token, no answer'),
  check(2, 0, 'a wrong, doubled or misplaced token is none'),
  check(3, 0, 'the token of an earlier run is worth nothing'),
  check(4, 0, 'a program with the token may ask, one without may not'),
  check(5, 0, "another site's page may not ask, with the token neither"),
  check(6, 0, 'a sandboxed page (Origin: null) may not ask'),
  check(7, 0, 'pages of other local ports, and the app itself, may not ask'),
  check(8, 0, 'origins that look like ours are not ours'),
  check(9, 0, 'what the browser calls cross-site or same-site may not ask'),
  check(10, 0, 'other Host names are refused (DNS rebinding)'),
  check(11, 0, 'two Hosts, or HTTP/1.0 without one, are refused'),
  check(12, 0, 'absolute, doubled-slash and fragment targets are refused'),
  check(13, 0, 'forwarding headers decide nothing'),
  check(14, 0, 'preflights get no permission, and no answer allows another origin'),
  check(15, 0, 'bodies that are not plain JSON are not read'),
  check(16, 0, 'only POST changes anything'),
  check(17, 0, 'in a browser, another site can neither write nor read, by any means a page has'),
  check(18, 0, 'in a browser, a rebound name gets nothing'),
  check(19, 0, 'the token is in no file of either server'),
  check(20, 0, 'the token is in no log, error, journal, argument or Referer'),
  check(21, 0, 'the app in the frame reaches neither token nor editor'),
  check(22, 0, 'the editor cannot be framed and runs no inline code'),
  check(23, 0, "the editor's address cannot point it elsewhere"),
  check(24, 0, 'only the loopback address listens'),
  check(25, 1, 'behind the app, where other machines may ask, everything still asks for the token'),
  check(26, 0, 'empty settings leave every protection on'),
  check(27, 0, "the app's Vite settings and builds are as without us"),
  check(28, 1, 'errors echo nothing and tell no paths'),
  check(29, 1, 'a taken port is passed over, never shared'),
];

const SOCKET = [
  check(30, 0, 'a socket opens for the right token, origin and host only'),
  check(31, 0, "other paths, versions and subprotocols open none; Vite's own still works"),
  check(32, 0, "nothing is reached through Vite's socket"),
  check(33, 0, 'frames above the limit end the connection'),
  check(34, 0, 'nonsense ends the connection, not the server'),
  check(35, 1, 'a client that does not read is cut off'),
  check(36, 1, 'the number of clients is bounded'),
  check(37, 1, 'who was cut off catches up'),
  check(38, 1, 'a change sent twice is made once'),
  check(39, 1, 'editors come back with patience, and see that the server is another'),
  check(40, 1, 'after sleep, editors come back and apply nothing stale'),
];

const PATHS = [
  check(41, 0, 'forged paths are refused before any file is touched'),
  check(42, 0, 'odd canvas ids name nothing'),
  check(43, 0, 'a folder with our name in front of its own is outside'),
  check(44, 0, 'a linked file outside is not written'),
  check(45, 0, 'a linked folder outside is not entered'),
  check(46, 0, 'a link inside is followed and stays a link'),
  check(47, 0, 'paths as Windows reads them are refused by their form'),
  check(48, 0, 'files that tools run or read are not written'),
  check(49, 0, 'other capitals are no way around'),
  check(50, 1, 'streams, short names and devices of Windows are refused'),
  check(51, 1, 'other compositions of a letter are no way around'),
  check(52, 0, 'a folder swapped for a link in the middle gets no byte'),
  check(53, 0, 'pipes, sockets and folders are no files'),
  check(54, 0, 'a file with two names is not split'),
  check(55, 1, 'linked packages outside are read only'),
  check(56, 0, 'odd names of the root are fine'),
  check(57, 1, "one project's token opens no other project"),
  check(58, 0, 'the id of a moved file never lands in another'),
  check(59, 0, 'an id of an element that is gone is late, not wrong'),
  check(60, 1, 'virtual and foreign modules are not written'),
  check(61, 0, 'reading obeys the rules of writing'),
  check(62, 0, 'state and temporary files are not served'),
];

const SOURCE = [
  check(63, 0, 'text stays text, whatever it holds'),
  check(64, 0, 'any text reads back as itself'),
  check(65, 0, 'classes stay classes'),
  check(66, 0, 'styles stay in their declaration'),
  check(67, 0, 'text never becomes an expression; expressions are simple'),
  check(68, 0, 'prop names are names'),
  check(69, 0, 'addresses that run code are refused'),
  check(70, 0, 'tags are known tags'),
  check(71, 0, 'imports come from the project only'),
  check(72, 0, 'raw source is taken in two places, on the text it began with'),
  check(73, 0, 'nothing from outside goes into a comment'),
  check(74, 0, 'names that reach generated code are quoted'),
  check(75, 0, 'prototype keys are data or refused'),
  check(76, 0, 'every field of another type is refused by name'),
  check(77, 0, 'moves, wraps, copies and removals give programs or are refused'),
  check(78, 0, 'copies of keys and ids follow a stated rule'),
  check(79, 0, 'removing leaves no stump and takes nothing else'),
  check(80, 0, 'what is not edited stays byte for byte'),
  check(81, 0, 'random edits of real files are undone to the byte'),
  check(82, 1, 'long inputs take no long time'),
];

const LIMITS = [
  check(83, 0, 'large bodies are cut off'),
  check(84, 0, 'nothing is decompressed'),
  check(85, 0, 'compressed arguments expand to a bounded size'),
  check(86, 0, 'deep, wide and long JSON is refused'),
  check(87, 0, 'deep sources are refused, not fatal'),
  check(88, 0, 'large files are refused'),
  check(89, 0, 'changes a request, bytes a string and waiting requests are bounded'),
  check(90, 1, 'storms are slowed down, steady streams pass'),
  check(91, 1, 'slow senders are cut off'),
  check(92, 1, 'the journal is bounded and keeps the newest'),
  check(93, 1, 'header bombs are refused'),
];

const FRAME = [
  check(94, 0, 'the runtime hears its editor only'),
  check(95, 0, 'the editor hears its app only'),
  check(96, 0, 'messages name who may read them'),
  check(97, 0, 'a port without the nonce is none'),
  check(98, 0, 'only listed functions are called'),
  check(99, 0, 'arguments and results are checked'),
  check(100, 0, 'a hostile frame writes nothing and breaks nothing'),
  check(101, 0, 'input made by scripts edits nothing'),
  check(102, 1, 'a frame that goes away is noticed, and nothing leaks'),
  check(103, 1, 'the frame may do what it needs and no more'),
  check(104, 1, 'an app that forbids framing is said to'),
];

const FAULTS = [
  check(105, 0, 'a kill at any call leaves files old or new'),
  check(106, 0, 'an error at any call leaves the old file'),
  check(107, 0, 'random kills tear nothing and lose nothing'),
  check(108, 0, 'a full disk never means a short file'),
  check(109, 0, 'read-only files stay as they are'),
  check(110, 0, 'the mode of a file is kept'),
  check(111, 0, 'line ends and byte order marks are kept'),
  check(112, 0, 'what is not UTF-8 is left alone'),
  check(113, 0, "nobody's save in between is lost"),
  check(114, 0, 'two edits of one text: one is refused, or follows'),
  check(115, 0, '500 changes at once all land once'),
  check(116, 1, 'two files change both or neither'),
  check(117, 0, 'undo keeps what others did, or refuses'),
  check(118, 0, 'a broken or planted journal does no harm'),
  check(119, 0, 'the journal is private, and no edit goes without it'),
  check(120, 0, 'a file that does not parse is refused, others go on'),
  check(121, 0, 'one edit is one hot update'),
  check(122, 0, 'files that vanish are an answer, not a crash'),
  check(123, 0, 'huge neighbours cost nothing'),
  check(124, 0, 'an editor that closes in the middle leaves nothing half done'),
  check(125, 0, 'stopping, in any way, finishes or takes back, and lets go'),
  check(126, 0, 'no request crashes the server'),
  check(127, 1, 'a branch switch in the middle meets no stale write'),
  check(128, 1, 'a second writer is refused'),
  check(129, 1, 'odd mounts are projects as others'),
  check(130, 1, 'contents decide, not clocks'),
  check(131, 2, 'power loss, by the order in which things reach the disk'),
  check(132, 1, 'files that Windows holds open, by the answers that Windows gives'),
];

const LOAD = [
  check(133, 0, 'a thousand changes a minute'),
  check(134, 0, 'a hundred clients see one order'),
  check(135, 0, 'ten thousand elements'),
  check(136, 1, 'a thousand reloads leave nothing behind'),
  check(137, 1, 'twenty thousand files: those of the app are watched'),
  check(138, 1, 'requests are answered while a long file is parsed'),
];

const SUPPLY = [
  check(139, 0, 'the package holds what it should, pinned, without scripts'),
  check(140, 0, 'nothing from a client reaches a shell, an evaluation or an import'),
  check(141, 1, 'every check has its test'),
];

export const CHECKS = [...WHO_ASKS, ...SOCKET, ...PATHS, ...SOURCE, ...LIMITS, ...FRAME, ...FAULTS, ...LOAD, ...SUPPLY];

/** The numbers of the checks in a test's name. */
export function checksIn(name) {
  return [...name.matchAll(/\[S-(\d+)\]/g)].map(([, number]) => Number(number));
}
