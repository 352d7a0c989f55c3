-- wrk: each request subscribes another address.
local turn = 0
local run = tostring(os.time()) .. "-" .. tostring(math.random(1e9))
request = function()
  turn = turn + 1
  local body = '{"email":"reader-' .. run .. "-" .. turn .. '@example.com"}'
  return wrk.format("POST", nil, { ["content-type"] = "application/json" }, body)
end
