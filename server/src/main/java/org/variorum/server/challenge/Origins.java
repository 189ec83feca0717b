package org.variorum.server.challenge;

import java.util.ArrayList;
import java.util.List;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.store.challenge.ChallengeStore.OriginLimit;

/**
 * The places that challenges come from: an address, and the wider networks that contain it. The store has keyed hashes
 * of them, no addresses. One address, or one network, cannot fill the list.
 */
record Origins(IdSigner signer, int mostOfAddress, int mostOfAll) {

  List<OriginLimit> of(Address address) {
    List<OriginLimit> origins = new ArrayList<>();
    origins.add(new OriginLimit(signer.hash(address.network()), mostOfAddress));
    address.networks().forEach(network -> origins.add(new OriginLimit(signer.hash(network.prefix()),
        Math.min(mostOfAddress * network.multiple(), mostOfAll / 2))));
    return origins;
  }
}
