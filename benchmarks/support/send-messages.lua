-- wrk: each request sends a message of its own words from an address of its own.
local turn = 0
local run = tostring(os.time()) .. "-" .. tostring(math.random(1e9))
local words = {}
for word in ([[
  ward nurse rota shift order stock invoice report patient chart scanner warehouse dock truck branch account transfer
  ledger audit form field list export import deadline budget contract office team manager answer question call meeting
  weekend holiday morning evening error backup server phone tablet paper printer label shelf parcel return refund
  customer supplier bank clinic school library museum garden kitchen bridge tower river station ticket driver
  we need want would like have use keep lose find show know ask write read send plan test build check change move
  slow old new late early often never twice weekly daily by hand because before after while until without between
]]):gmatch("%a+") do words[#words + 1] = word end

local function say(count)
  local said = {}
  for i = 1, count do said[i] = words[math.random(#words)] end
  return table.concat(said, " ")
end

request = function()
  turn = turn + 1
  local body = '{"name":"Ann Reader","email":"ann-' .. run .. "-" .. turn .. '@example.com","subject":"' .. say(4)
    .. '","message":"' .. say(40) .. '."}'
  return wrk.format("POST", nil, { ["content-type"] = "application/json" }, body)
end
