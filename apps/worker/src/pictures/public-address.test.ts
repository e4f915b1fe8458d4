import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['link-local', '169.254.0.1', '169.254.255.255', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  ['cloud metadata', '169.254.169.254', 'fd00:ec2::254', '100.100.100.200'],
  ['protocol assignments', '192.0.0.1', '192.88.99.1', '2001::1', '2002:7f00:1::'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['benchmarks', '198.18.0.1', '198.19.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  ['reserved and broadcast', '240.0.0.1', '255.255.255.255'],
  ['unspecified', '::'],
  ['unique-local', 'fc00::1', 'fdff::1'],
  ['site-local', 'fec0::1'],
  ['IPv4-mapped', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:93.184.216.34'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ['discard', '100::1'],
  ['no address', '', 'localhost', '127.1', '0x7f000001', '2130706433', '[::1]'],
])('HOUSE: %s is not public', (_, ...addresses) => {
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
});

test('HOUSE: addresses next to a refused network are public', () => {
  const addresses = [
    '1.0.0.0',
    '9.255.255.255',
    '11.0.0.0',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '223.255.255.255',
    '2606:2800:220:1::1',
    '2a00:1450:4001::1',
  ];
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
});
